import { storageKeys } from "../lib/storage";

/**
 * Sets the stored theme before the first paint, to prevent a flash. Falls back to the system's
 * theme. Inlined in every head, so keep it small.
 */
export const themeScript = `try{var t=localStorage.getItem("${storageKeys.theme}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

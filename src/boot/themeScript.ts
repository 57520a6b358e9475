import { storageKeys } from "../lib/storage";

/** Sets the stored theme before the first paint. Inlined in every head, so keep it small. */
export const themeScript = `try{var t=localStorage.getItem("${storageKeys.theme}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

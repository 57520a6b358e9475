import { storageKeys } from "../lib/storageKeys";

/**
 * Sets the remembered theme before the first paint, so that nothing flashes. Refused storage means
 * the system's theme. Runs in the head, so it stays this small.
 */
export const themeScript = `try{var t=localStorage.getItem("${storageKeys.theme}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

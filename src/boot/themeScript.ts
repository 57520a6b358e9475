import { storageKeys } from "../lib/storage";

/** Sets the stored theme before the first paint. Every page's head contains this script. */
export const themeScript = `try{var t=localStorage.getItem("${storageKeys.theme}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

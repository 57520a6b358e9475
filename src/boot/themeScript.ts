import { storageKeys } from "../config/storageKeys";

/** Where the browser keeps the visitor's choice of colours. */
export const THEME_STORAGE_KEY = storageKeys.theme;

/**
 * Sets the remembered theme before the first paint, so that nothing flashes. Refused storage means
 * the system's theme. Runs in the head, so it stays this small.
 */
export const themeScript = `try{var t=localStorage.getItem("${THEME_STORAGE_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** Minified script that starts the page; the HTML build inserts it. */
declare const BOOT_SCRIPT: string;

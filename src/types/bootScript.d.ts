/** The script that starts the page, minified; put in place by the build of the HTML. */
declare const BOOT_SCRIPT: string;

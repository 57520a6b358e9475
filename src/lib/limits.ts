/** Product constants with their units and sources. */

export const ARTICLES_PER_PAGE = 6;
/** Products per column of the menu. */
export const PRODUCTS_PER_COLUMN = 4;
/** Authors in a preview before "and N more". */
export const PREVIEW_AUTHORS = 10;
/** Maximum number of papers in the research page's HTML; above it, each year has its own page. */
export const LISTED_PAPERS = 100;
/** Papers that the research page shows initially, and adds each time. */
export const SHOWN_PAPERS = 20;
/** Topics and years in the table of the research page, limited by the width of a phone. */
export const TABLED_TOPICS = 14;
export const TABLED_YEARS = 7;
/** Page links in the pagination, and neighbours on each side. */
export const PAGINATION_WINDOW = 7;
export const PAGINATION_NEIGHBOURS = 3;
/** Minimum number of case studies for a carousel, and studies per slide. */
export const CAROUSEL_MIN_CASE_STUDIES = 4;
export const CASE_STUDIES_PER_BLOCK = 2;
/** Delay before a bot-check token is requested. */
export const CAPTCHA_DELAY_MS = 2000;
/** Delay before the contact address appears on the terms page. */
export const EMAIL_REVEAL_DELAY_MS = 500;
/** Maximum size of a CV that the gateway accepts; the field's hint is built from it. */
export const CV_MAX_BYTES = 2 * 1024 * 1024;
/**
 * Media queries: below the mobile breakpoint, and from the width where the bar shows its entries.
 * They are 768 and 992 pixels in em, so that they follow the visitor's text size, as in the
 * stylesheets.
 */
export const BELOW_MOBILE = "(max-width: 47.99em)";
export const FROM_BAR = "(min-width: 62em)";
/** Widths of dialogs, and maximum width of a fullscreen video. */
export const DIALOG_WIDTH_PX = 720;
export const NEWSLETTER_DIALOG_WIDTH_PX = 1000;
export const VIDEO_FULLSCREEN_WIDTH_PX = 1280;
export const COVER_LETTER_HEIGHT_PX = 279;
/** Maximum length of form texts in UTF-16 units; generous, so that nobody reaches one by chance. */
export const LINE_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;
export const SUBJECT_MAX_LENGTH = 250;
export const LETTER_MAX_LENGTH = 20_000;
/** Maximum length of codes that the mail gateway accepts. */
export const CAPTCHA_TOKEN_MAX_LENGTH = 8192;
export const CONFIRMATION_CODE_MAX_LENGTH = 2048;
export const UNSUBSCRIBE_LINK_HOURS = 48;
/**
 * Timeouts of calls to the mail gateway after the bot check, without and with a CV. The gateway
 * also stops reading an upload after the second.
 */
export const CALL_TIMEOUT_MS = 30_000;
export const UPLOAD_TIMEOUT_MS = 120_000;
/** Timeout for the bot check's script and token. */
export const BOT_CHECK_TIMEOUT_MS = 10_000;
/** Days from the build until security.txt expires; RFC 9116 recommends less than a year. */
export const SECURITY_TXT_DAYS = 330;
/** Duration of the "copied" status on a button. */
export const COPIED_MS = 4000;
/** Facet values before "Show all", and authors in the results of the author search. */
export const FACET_VALUES = 6;
export const FOUND_AUTHORS = 12;
/** Co-authors drawn on an author's page; a list shows the others. */
export const DRAWN_COAUTHORS = 13;
/** Search results per kind before "All n". */
export const RESULTS_PER_KIND = 3;
/** Size of the generated social pictures, equal to the default picture. */
export const SOCIAL_CARD_WIDTH_PX = 2000;
export const SOCIAL_CARD_HEIGHT_PX = 1000;
/** Polling interval of the preview report in `develop`. */
export const PREVIEW_POLL_MS = 1000;
/**
 * Recommended lengths in characters. Search engines usually truncate longer texts. Shorter
 * descriptions say too little; short titles are fine. Guides only, because engines truncate by
 * width.
 */
export const RESULT_LENGTHS = {
  title: { least: 1, most: 60 },
  description: { least: 60, most: 155 },
} as const;
/** Minimum width of a picture that networks show as a large card. */
export const SOCIAL_MIN_WIDTH_PX = 600;

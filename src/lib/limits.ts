export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1000;
export const HOUR_MS = 3_600_000;
export const ARTICLES_PER_PAGE = 6;
export const PRODUCTS_PER_COLUMN = 4;
export const PREVIEW_AUTHORS = 10;
/** Above this number of papers, each year has its own page. */
export const LISTED_PAPERS = 100;
export const FEED_ENTRIES = 100;
/** Papers shown initially, and added by each "Show more". */
export const SHOWN_PAPERS = 20;
export const TABLE_TOPICS = 14;
export const TABLE_YEARS = 7;
/** Maximum number of page links, and of those before the active page (more at the list's end). */
export const PAGINATION_WINDOW = 7;
export const PAGINATION_NEIGHBOURS = 3;
export const CAROUSEL_MIN_CASE_STUDIES = 4;
export const CASE_STUDIES_PER_BLOCK = 2;
export const CAPTCHA_DELAY_MS = 2000;
export const EMAIL_REVEAL_DELAY_MS = 500;
export const CV_MAX_BYTES = 2 * 1024 * 1024;
/** Below 768 px, and from 992 px, where the bar shows its menus. `em` follows the text size. */
export const MOBILE_QUERY = "(max-width: 47.99em)";
export const DESKTOP_BAR_QUERY = "(min-width: 62em)";
export const REDUCED_MOTION_QUERY = "(prefers-reduced-motion: reduce)";
export const DIALOG_WIDTH_PX = 720;
export const WIDE_DIALOG_WIDTH_PX = 1000;
export const VIDEO_FULLSCREEN_WIDTH_PX = 1280;
export const COVER_LETTER_HEIGHT_PX = 279;
/** Maximum lengths in UTF-16 units, well above the lengths of usual texts. */
export const LINE_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;
export const SUBJECT_MAX_LENGTH = 250;
export const LETTER_MAX_LENGTH = 20_000;
export const CAPTCHA_TOKEN_MAX_LENGTH = 8192;
export const CONFIRMATION_CODE_MAX_LENGTH = 2048;
/** Validity of mailed links that confirm a subscription or unsubscription. */
export const MAIL_LINK_HOURS = 48;
/** Timeouts of calls without and with a CV. The host limits every request to the second. */
export const CALL_TIMEOUT_MS = 30_000;
export const UPLOAD_TIMEOUT_MS = 120_000;
export const BOT_CHECK_TIMEOUT_MS = 10_000;
/** Validity of security.txt; RFC 9116 recommends less than a year. */
export const SECURITY_TXT_DAYS = 330;
export const COPIED_MS = 4000;
export const FACET_VALUES = 6;
export const FOUND_AUTHORS = 12;
/** Maximum number of co-authors drawn on an author's page. */
export const DRAWN_COAUTHORS = 13;
export const RESULTS_PER_KIND = 3;
/** Size of the generated social pictures and of the default picture. */
export const SOCIAL_CARD_PX = { width: 2000, height: 1000 };
export const PREVIEW_POLL_MS = 1000;
/** Recommended lengths in characters; search engines truncate by width. */
export const RESULT_LENGTHS = {
  title: { least: 1, most: 60 },
  description: { least: 60, most: 155 },
} as const;
/** Networks show smaller pictures as small cards. */
export const SOCIAL_MIN_WIDTH_PX = 600;

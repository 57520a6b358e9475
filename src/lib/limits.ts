/** Named numbers of the product, each with its unit and its source. */

/** Articles on a page of the news list. */
export const ARTICLES_PER_PAGE = 6;
/** Products in a column of the menu. */
export const PRODUCTS_PER_COLUMN = 4;
/** Authors in a preview before "and N more". */
export const PREVIEW_AUTHORS = 10;
/** Papers in the document of the research page; with more than these each year has a page. */
export const LISTED_PAPERS = 100;
/** Papers that it shows of those at first, and how many more each time. */
export const SHOWN_PAPERS = 20;
/** Topics and years in the table of the research page: what a phone has room for. */
export const TABLED_TOPICS = 14;
export const TABLED_YEARS = 7;
/** Pages in the pagination's window, and neighbours on each side. */
export const PAGINATION_WINDOW = 7;
export const PAGINATION_NEIGHBOURS = 3;
/** Case studies from which a carousel is used, and studies in one of its blocks. */
export const CAROUSEL_MIN_CASE_STUDIES = 4;
export const CASE_STUDIES_PER_BLOCK = 2;
/** The wait before a bot-check token is asked for. */
export const CAPTCHA_DELAY_MS = 2000;
/** The wait before the contact address appears on the terms page. */
export const EMAIL_REVEAL_DELAY_MS = 500;
/** The largest CV that the gateway takes; the hint beside the field is built from it. */
export const CV_MAX_BYTES = 2 * 1024 * 1024;
/**
 * Below mobile layouts' boundary, and from where the bar shows its entries itself: 768 and
 * 992 pixels, counted in em so that they follow the visitor's size of text as the stylesheets do.
 */
export const BELOW_MOBILE = "(max-width: 47.99em)";
export const FROM_BAR = "(min-width: 62em)";
/** Dialog widths and the widest fullscreen video. */
export const DIALOG_WIDTH_PX = 720;
export const NEWSLETTER_DIALOG_WIDTH_PX = 1000;
export const VIDEO_FULLSCREEN_WIDTH_PX = 1280;
/** The height of the cover-letter box. */
export const COVER_LETTER_HEIGHT_PX = 279;
/** The longest texts that a form takes, in UTF-16 units; generous, so that none is met by chance. */
export const LINE_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;
export const SUBJECT_MAX_LENGTH = 250;
export const LETTER_MAX_LENGTH = 20_000;
/** The longest codes that the mail gateway reads. */
export const CAPTCHA_TOKEN_MAX_LENGTH = 8192;
export const CONFIRMATION_CODE_MAX_LENGTH = 2048;
/** How long an unsubscribe link works, in hours. */
export const UNSUBSCRIBE_LINK_HOURS = 48;
/**
 * How long a call to the mail gateway may take after its bot check; one that carries a CV longer, and
 * the gateway reads it no longer than that.
 */
export const CALL_TIMEOUT_MS = 30_000;
export const UPLOAD_TIMEOUT_MS = 120_000;
/** How long the bot check's script and its token may take. */
export const BOT_CHECK_TIMEOUT_MS = 10_000;
/** Days from the build until security.txt expires; RFC 9116 recommends less than a year. */
export const SECURITY_TXT_DAYS = 330;
/** How long a button says that something was copied. */
export const COPIED_MS = 4000;
/** Values of a facet before "Show all", and authors that a search for one shows. */
export const FACET_VALUES = 6;
export const FOUND_AUTHORS = 12;
/** Co-authors drawn on an author's page; the others follow as a list. */
export const DRAWN_COAUTHORS = 13;
/** Results of one kind before "All n". */
export const RESULTS_PER_KIND = 3;
/** The pictures of titles for social networks: the size of the default picture. */
export const SOCIAL_CARD_WIDTH_PX = 2000;
export const SOCIAL_CARD_HEIGHT_PX = 1000;
/** How often a page in develop asks whether the records have issues. */
export const PREVIEW_POLL_MS = 1000;
/**
 * Characters after which lists of results usually cut a title or a description, and below which they
 * say too little; a short title says enough. Guides only: engines cut by width.
 */
export const RESULT_LENGTHS = {
  title: { least: 1, most: 60 },
  description: { least: 60, most: 155 },
} as const;
/** The narrowest picture that networks show as a large card. */
export const SOCIAL_MIN_WIDTH_PX = 600;

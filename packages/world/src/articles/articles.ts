/** Categories and limits of news articles (specification §2, decisions §11). */

export const articleCategories = ['journey', 'games', 'offers', 'service'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

export const ARTICLE_MAX_TITLE = 90;
/** Maximum length of the summary, which is shown in article lists, the article banner, RSS feeds and search results. */
export const ARTICLE_MAX_SUMMARY = 240;
export const ARTICLE_MAX_MARKDOWN = 20_000;
/** Maximum length of a picture's alternative text. */
export const ARTICLE_MAX_ALT = 160;
/** Maximum number of articles on one page of a list. */
export const ARTICLE_PAGE_SIZE = 12;
/** Maximum number of featured articles on the home page and the casino floor. */
export const ARTICLE_MAX_FEATURED = 3;
/** Number of days for which earlier drafts are kept. The latest draft and published texts are never deleted. */
export const DRAFT_KEPT_DAYS = 90;

/** Number of days after which an uploaded picture that no article uses is deleted. */
export const PICTURE_KEPT_DAYS = 90;
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
/** Minimum width in pixels of an uploaded picture. */
export const PICTURE_MIN_WIDTH = 960;
/** Widths in pixels at which a picture is stored. The height follows from the picture's proportions. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

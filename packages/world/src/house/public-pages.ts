/** Addresses that anybody may read without a passport: for the routes, the prerendered pages and the site map. */

/** The categories of specification §3, each with a page for visitors. */
export const gameCategories = ['video', 'classic', 'table', 'live'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** Specification §2 and decisions §11, spelled as the specification spells them. */
export const infoPaths = [
  '/about-us',
  '/faq',
  '/contact-us',
  '/privacy-policy',
  '/fair-play',
  '/complaints',
  '/payment_policy',
  '/aml-kyc-Policy',
  '/bonus-policy',
  '/responsible-gaming',
  '/terms-of-use',
  '/credits',
] as const;

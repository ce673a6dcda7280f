/** Pages of the small print (specification §2, decisions §11), spelled as the specification spells them; anybody may read them. */
export const infoPaths = [
  '/about-us',
  '/how-to',
  '/faq',
  '/contact-us',
  '/privacy-policy',
  '/cookies',
  '/fair-play',
  '/complaints',
  '/payment_policy',
  '/aml-kyc-Policy',
  '/bonus-policy',
  '/responsible-gaming',
  '/terms-of-use',
  '/credits',
] as const;

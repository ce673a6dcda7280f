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

/** Pages of protection that stay open at an address in a blocked country. */
const protectionPages: readonly string[] = [
  '/restricted-access',
  '/my-limits',
  '/self-test',
  '/locked-out-player',
  '/unsubscribe',
];

/**
 * Returns whether a path's page stays open at an address in a blocked country (decision 71): information, support and protection. Every
 * other page leads to `/restricted-access` there. Letter case and slashes at the end make no difference.
 */
export function isOpenAtBlockedAddress(path: string): boolean {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  return [...infoPaths, ...protectionPages].some((open) => open.toLowerCase() === plain);
}

/**
 * Paths of the information and legal pages (specification §2, decisions §11), spelled as in the specification. The
 * pages are open to everyone.
 */
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

/** Pages for responsible gaming and support, which stay open to IP addresses in a blocked country. */
const protectionPages: readonly string[] = [
  '/restricted-access',
  '/my-limits',
  '/self-test',
  '/locked-out-player',
  '/unsubscribe',
  '/tickets',
];

/** Path of a ticket's page. Support e-mails link to it. */
const TICKET_PATH = /^\/tickets\/[^/]+$/;

/**
 * Returns true for the path of a page that is open to IP addresses in a blocked country (decision 71): information,
 * support or player protection. Visitors at these addresses are redirected from all other pages to
 * `/restricted-access`. Ignores case and trailing slashes.
 */
export function isOpenAtBlockedAddress(path: string): boolean {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  return (
    TICKET_PATH.test(plain) ||
    [...infoPaths, ...protectionPages].some((open) => open.toLowerCase() === plain)
  );
}

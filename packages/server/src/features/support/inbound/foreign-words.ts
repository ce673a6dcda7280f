/**
 * Sanitises the names that our replies quote from unverified e-mails. Replies are sent to the claimed sender address.
 * An attacker could otherwise put a message into the name and make us deliver it to a third party.
 */

/**
 * Person's name, including the punctuation marks that names contain. A full stop can only end a word, so a website's
 * address does not match.
 */
const NAME = /^[\p{L}\p{M}'’-]+\.?( [\p{L}\p{M}'’-]+\.?){0,5}$/u;
const MAX_NAME = 40;

/**
 * Returns the sender's display name, or the part of the address before the `@` if the display name could contain a
 * message.
 */
export function nameOfSender({ name, address }: { name: string; address: string }): string {
  const isName = name.length <= MAX_NAME && NAME.test(name);
  return isName ? name : (address.split('@')[0] ?? '');
}

/** Reduces a file name to its extension, such as `….zip`. */
export const endingOf = (fileName: string): string =>
  `…${/\.[a-z\d]{1,5}$/i.exec(fileName)?.[0].toLowerCase() ?? ''}`;

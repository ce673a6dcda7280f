/**
 * Words in our e-mails that come from an e-mail whose sender is not proven. Our e-mails go to the stated sender, so anybody
 * could use them to send words to somebody else.
 */

/** Name of a person, with the marks that names contain. A full stop ends a word, so no address of a website is a name. */
const NAME = /^[\p{L}\p{M}'’-]+\.?( [\p{L}\p{M}'’-]+\.?){0,5}$/u;
const MAX_NAME = 40;

/** Returns the name of a sender; the part of the address before the `@` if the stated name could be a message. */
export function nameOfSender({ name, address }: { name: string; address: string }): string {
  const isName = name.length <= MAX_NAME && NAME.test(name);
  return isName ? name : (address.split('@')[0] ?? '');
}

/** Returns the name of a file without anything but its ending, such as `….zip`. */
export const endingOf = (fileName: string): string =>
  `…${/\.[a-z\d]{1,5}$/i.exec(fileName)?.[0].toLowerCase() ?? ''}`;

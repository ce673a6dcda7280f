/**
 * Returns a device's name without English words. The server sends names such as "Firefox on Linux", in which only the
 * product names are the same in every language.
 * @param unknown name of a device that the server does not recognise, in the member's language
 */
export const deviceName = (name: string, unknown: string): string =>
  name === 'Unknown device' ? unknown : name.replace(' on ', ' · ');

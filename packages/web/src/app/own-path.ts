/** Returns true if a link's URL can lead only to a page of this application. */
export function isOwnPath(href: string): boolean {
  if (!/^\/(?![/\\])/.test(href)) return false;
  try {
    return new URL(href, location.origin).origin === location.origin;
  } catch {
    return false;
  }
}

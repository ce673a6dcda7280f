/** Returns true if an address leads to a page of this application and nowhere else. Links may contain any address. */
export function isOwnPath(href: string): boolean {
  if (!/^\/(?![/\\])/.test(href)) return false;
  try {
    return new URL(href, location.origin).origin === location.origin;
  } catch {
    return false;
  }
}

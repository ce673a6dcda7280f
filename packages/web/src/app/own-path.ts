/** Whether an address leads to a page of ours and nowhere else: what comes by a link may be anything. */
export function isOwnPath(href: string): boolean {
  if (!/^\/(?![/\\])/.test(href)) return false;
  try {
    return new URL(href, location.origin).origin === location.origin;
  } catch {
    return false;
  }
}

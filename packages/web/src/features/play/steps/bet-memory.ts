/** Returns the storage key of a game's last bet. The bet is stored until the tab is closed. */
const keyOf = (slug: string) => `wl-last-bet/${slug}`;

const listeners = new Set<() => void>();

/** Registers a listener for calls to `rememberBet`. Returns a function that removes the listener. */
export function hearBets(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export function rememberBet(slug: string, bet: object): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(bet));
  } catch {
    // Ignore storage errors: without a remembered bet, the table starts with its default bet.
  }
  for (const hear of listeners) hear();
}

export function rememberedBet(slug: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

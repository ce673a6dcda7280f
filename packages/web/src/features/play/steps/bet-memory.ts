/** The last bet of a game, kept as long as the tab lives, so that a table is found as it was left. */
const keyOf = (slug: string) => `wl-last-bet/${slug}`;

const listeners = new Set<() => void>();

/** Hears when a bet is set anew; answers a function that stops listening. */
export function hearBets(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export function rememberBet(slug: string, bet: object): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(bet));
  } catch {
    // Without storage the table begins with its own suggestion.
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

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** Returns the text of a card, for example "10♠" for `Ts`. */
export function cardText(card: string): string {
  const rank = card.slice(0, -1).replace('T', '10');
  return `${rank}${SUITS[card.slice(-1)] ?? card.slice(-1)}`;
}

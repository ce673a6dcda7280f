import type { RoundEvent } from '@wl/games/round';

type Events = readonly { type: string }[];

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** Returns a card such as `Ts` as "10♠". */
export const cardSigns = (card: string): string =>
  `${card.slice(0, -1).replace('T', '10')}${SUITS[card.slice(-1)] ?? ''}`;

/** Returns the result of a dealt round in a few signs that need no translation, such as "4♠ 2♥ – K♣ 7♦" or "17". */
export function resultText(events: Events): string {
  const sides: Record<string, string[]> = {};
  for (const event of events as readonly RoundEvent[]) {
    if (event.type === 'ball_landed') return event.pocket;
    if (event.type === 'card_dealt' && event.card !== null)
      (sides[event.to] ??= []).push(cardSigns(event.card));
  }
  return Object.values(sides)
    .map((cards) => cards.join(' '))
    .join(' – ');
}

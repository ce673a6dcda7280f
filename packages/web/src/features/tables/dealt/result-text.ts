import type { RoundEvent } from '@wl/games/round';
import { cardText } from '@wl/ui/features/tables/card-text';

type Events = readonly { type: string }[];

/** Returns the result of a dealt round as a short text that needs no translation, such as "4♠ 2♥ – K♣ 7♦" or "17". */
export function resultText(events: Events): string {
  const sides: Record<string, string[]> = {};
  for (const event of events as readonly RoundEvent[]) {
    if (event.type === 'ball_landed') return event.pocket;
    if (event.type === 'card_dealt' && event.card !== null)
      (sides[event.to] ??= []).push(cardText(event.card));
  }
  return Object.values(sides)
    .map((cards) => cards.join(' '))
    .join(' – ');
}

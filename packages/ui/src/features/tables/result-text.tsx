import type { OfficeTableRound } from '@wl/contract/office/tables-rounds';
import type { RoundEvent } from '@wl/games/round';
import { cardText } from '@wl/ui/features/tables/card-text';

/**
 * Returns the result of a table's round in a few symbols that need no translation: the pocket, the cards of each side,
 * the dice, the segments of the wheel or the final multiplier of a climb. Empty while the result is secret.
 */
export function resultText({ events }: Pick<OfficeTableRound, 'events'>): string {
  const sides = new Map<string, string[]>();
  const parts: string[] = [];
  for (const event of events as unknown as RoundEvent[])
    switch (event.type) {
      case 'ball_landed':
        parts.push(event.pocket);
        break;
      case 'dice_thrown':
        parts.push(event.dice.join(' · '));
        break;
      case 'wheel_stopped':
        parts.push(event.shows.replace('x', '×'));
        break;
      case 'climb_ended':
        parts.push(`${(event.hundredths / 100).toFixed(2)}×`);
        break;
      case 'card_dealt':
        if (event.card !== null)
          sides.set(event.to, [...(sides.get(event.to) ?? []), cardText(event.card)]);
        break;
      case 'hole_turned':
        sides.set('dealer', [...(sides.get('dealer') ?? []), cardText(event.card)]);
        break;
      default:
    }
  return [...parts, ...[...sides.values()].map((cards) => cards.join(' '))].join(' – ');
}

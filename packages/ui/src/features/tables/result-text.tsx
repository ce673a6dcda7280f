import { cardText } from './card-text.tsx';

/** Fields of the events that show a result (`RoundEvent` of the games). The type determines which of them are set. */
interface ResultEvent {
  type: string;
  pocket?: string;
  dice?: readonly number[];
  shows?: string;
  hundredths?: number;
  to?: string;
  card?: string | null;
}

/**
 * Returns the result of a table's round in a few symbols that need no translation: the pocket, the cards of each side,
 * the dice, the segments of the wheel or the final multiplier of a climb. Returns an empty string while the result is
 * secret.
 */
export function resultText({ events }: { events: readonly { type: string }[] }): string {
  const sides = new Map<string, string[]>();
  const parts: string[] = [];
  for (const event of events as readonly ResultEvent[]) {
    const { type, pocket = '', dice = [], shows = '', hundredths = 0, to = '', card } = event;
    switch (type) {
      case 'ball_landed':
        parts.push(pocket);
        break;
      case 'dice_thrown':
        parts.push(dice.join(' · '));
        break;
      case 'wheel_stopped':
        parts.push(shows.replace('x', '×'));
        break;
      case 'climb_ended':
        parts.push(`${(hundredths / 100).toFixed(2)}×`);
        break;
      case 'card_dealt':
        if (card) sides.set(to, [...(sides.get(to) ?? []), cardText(card)]);
        break;
      case 'hole_turned':
        if (card) sides.set('dealer', [...(sides.get('dealer') ?? []), cardText(card)]);
        break;
      default:
    }
  }
  return [...parts, ...[...sides.values()].map((cards) => cards.join(' '))].join(' – ');
}

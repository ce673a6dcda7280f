import { factsForAll } from '@wl/games/tables/table-game';
import { tableGames } from '@wl/games/tables/table-games';
import { createStream } from '@wl/games/fairness/stream';
import { describe, expect, test } from 'vitest';
import { resultText } from '@wl/ui/features/tables/result-text';

const events = (list: object[]) => ({ events: list as { type: string }[] });

describe('the result of a round', () => {
  test.each([
    [[{ type: 'ball_landed', pocket: '17', wheelIndex: 3 }], '17'],
    [[{ type: 'dice_thrown', dice: [1, 5, 6] }], '1 · 5 · 6'],
    [
      [
        { type: 'wheel_stopped', segment: 0, shows: 'x2', multiplier: 2 },
        { type: 'wheel_stopped', segment: 8, shows: '13', multiplier: 2 },
      ],
      '×2 – 13',
    ],
    [[{ type: 'climb_ended', hundredths: 237 }], '2.37×'],
    [
      [
        { type: 'card_dealt', to: 'player', card: 'Ts' },
        { type: 'card_dealt', to: 'banker', card: 'Ah' },
        { type: 'card_dealt', to: 'player', card: '7d' },
        { type: 'hands_compared' },
      ],
      '10♠ 7♦ – A♥',
    ],
    [
      [
        { type: 'card_dealt', to: 'hand', card: '6s' },
        { type: 'card_dealt', to: 'dealer', card: 'Td' },
        { type: 'card_dealt', to: 'hand', card: '5c' },
        { type: 'card_dealt', to: 'dealer', card: null },
        { type: 'hole_turned', card: '7h' },
      ],
      '6♠ 5♣ – 10♦ 7♥',
    ],
    [[], ''],
  ])('%j is shown as %s', (list, text) => {
    expect(resultText(events(list))).toBe(text);
  });

  test.each(tableGames.map((game) => [game.slug, game] as const))('is shown for %s', (_, game) => {
    const key = new Uint8Array(32).fill(7);
    const result = game.draw(createStream(key, game.slug, game.mathVersion));
    expect(resultText(events([...factsForAll(game, result)]))).not.toBe('');
  });
});

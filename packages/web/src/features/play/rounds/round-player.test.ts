import type { Round } from '@wl/contract/play';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../app/api.ts';
import { isTurnedAway, isUnanswered } from '../api.ts';
import { newRoundId, RoundPlayer, UnansweredRound, type OpenRound } from './round-player.ts';

class Lost extends Error {}
/** Error for a request that the server rejected without processing it; no bet was booked. */
class Busy extends Error {}

type Answer = Error | 'ok' | null;

/**
 * Creates a player whose fake server answers bets with `answers` and lookups with `replies`, in order. When a list is
 * used up, the fake server always returns the requested round.
 */
function table(answers: Answer[], replies: Answer[] = []) {
  const sent: OpenRound[] = [];
  const asked: string[] = [];
  let kept: string | null = null;
  let ids = 0;
  const answer = async (id: string, next: Answer = 'ok') => {
    if (next instanceof Error) throw next;
    return next && ({ id } as Round);
  };
  const player = new RoundPlayer({
    send: async (round) => {
      sent.push(round);
      return (await answer(round.id, answers.shift())) as Round;
    },
    ask: async (id) => {
      asked.push(id);
      return answer(id, replies.shift());
    },
    isUnanswered: (error) => error instanceof Lost,
    isTurnedAway: (error) => error instanceof Busy,
    newId: () => `round-${(ids += 1)}`,
    memory: { read: () => kept, write: (id) => void (kept = id) },
    wait: async () => undefined,
  });
  return { player, sent, asked };
}

const lost = () => Array.from({ length: 4 }, () => new Lost());
const none = () => Array.from({ length: 4 }, () => null);
const doubtOf = (played: Promise<unknown>) =>
  played.then(
    () => 'answered',
    (error: unknown) => (error instanceof UnansweredRound ? error.doubt : error),
  );

describe('a request rejected before processing', () => {
  const busy = new ApiError(503, { code: 'request.overloaded' });
  const tooMany = new ApiError(429, { code: 'request.too_many' });
  const gone = new ApiError(401, { code: 'auth.signed_out' });
  const closed = new ApiError(503, { code: 'request.maintenance' });

  it.each([busy, tooMany, gone, closed])(
    'is recognised by the code $code and does not count as unanswered',
    (error) => {
      expect(isTurnedAway(error)).toBe(true);
      expect(isUnanswered(error)).toBe(false);
    },
  );

  it('differs from a bet rejected for insufficient funds', () => {
    expect(isTurnedAway(new ApiError(409, { code: 'wallet.insufficient_funds' }))).toBe(false);
  });
});

describe('an error response', () => {
  const error = (status: number, code: ApiError['code']) => new ApiError(status, { code });

  it.each([
    [error(0, 'network'), true],
    [error(500, 'request.unexpected'), true],
    [error(502, 'request.unexpected'), true],
    [error(503, undefined as never), true],
    [error(503, 'play.game_maintenance'), false],
    [error(503, 'request.maintenance'), false],
    [error(409, 'wallet.insufficient_funds'), false],
  ])('with $status $code leaves the round open: %s', (given, expected) => {
    expect(isUnanswered(given)).toBe(expected);
  });
});

describe('a round', () => {
  it('whose response is lost is looked up by its id, and the bet is not sent again', async () => {
    const { player, sent, asked } = table([new Lost()], [new Lost(), null, 'ok']);
    expect((await player.play({ stakeCents: 100 })).id).toBe('round-1');
    expect(sent).toHaveLength(1);
    expect(asked).toEqual(['round-1', 'round-1', 'round-1']);
    expect((await player.play({ stakeCents: 100 })).id).toBe('round-2');
  });

  it.each([
    ['unreachable', lost()],
    ['absent', none()],
    ['unreachable', [new Busy()]],
  ] as const)(
    'is reported as %s when the look-ups return %s, and stays open',
    async (doubt, replies) => {
      const { player, sent } = table([new Lost()], [...replies]);
      expect(await doubtOf(player.play({ stakeCents: 100 }))).toBe(doubt);
      expect(sent).toHaveLength(1);
      expect(player.open).toBe('round-1');
    },
  );

  it('without a response passes its id to the next press, which places its own bet', async () => {
    const { player, sent } = table([new Lost(), 'ok', 'ok'], none());
    expect(await doubtOf(player.play({ stakeCents: 5_000, buy: 'bonus' }))).toBe('absent');
    expect((await player.play({ stakeCents: 50 })).id).toBe('round-1');
    expect(sent.at(-1)).toEqual({ id: 'round-1', bet: { stakeCents: 50 }, item: undefined });
    expect(player.open).toBeNull();
    expect((await player.play({ stakeCents: 50 })).id).toBe('round-2');
  });

  it('that was booked after all is shown when the next press is rejected', async () => {
    const { player, sent } = table([new Lost(), new Error('round_mismatch')], [...none(), 'ok']);
    expect(await doubtOf(player.play({ stakeCents: 5_000 }))).toBe('absent');
    expect((await player.play({ stakeCents: 50 })).id).toBe('round-1');
    expect(sent).toHaveLength(2);
    expect(player.open).toBeNull();
  });

  it('rejected after an unanswered one is dropped, and the next press reuses its id', async () => {
    const { player } = table([new Lost(), new Error('insufficient funds')], [...none(), null]);
    expect(await doubtOf(player.play({ stakeCents: 5_000 }))).toBe('absent');
    await expect(player.play({ stakeCents: 50 })).rejects.toThrow('insufficient funds');
    expect(player.open).toBeNull();
    expect((await player.play({ stakeCents: 50 })).id).toBe('round-1');
    expect((await player.play({ stakeCents: 50 })).id).toBe('round-2');
  });

  it('left open by an earlier visit is looked up and never sent again', async () => {
    const { player, sent, asked } = table([new Lost()], [...lost(), ...none(), new Busy(), 'ok']);
    expect(await doubtOf(player.play({ stakeCents: 100 }))).toBe('unreachable');
    expect(await doubtOf(player.resume())).toBe('absent');
    expect(await doubtOf(player.resume())).toBe('unreachable');
    expect((await player.resume())?.id).toBe('round-1');
    expect(player.open).toBeNull();
    expect(await player.resume()).toBeNull();
    expect(sent).toHaveLength(1);
    expect(new Set(asked)).toEqual(new Set(['round-1']));
  });

  it('is not returned by a look-up that a newer press has overtaken', async () => {
    const { player } = table([new Lost(), 'ok'], none());
    expect(await doubtOf(player.play({ stakeCents: 100 }))).toBe('absent');
    const asking = player.resume();
    expect((await player.play({ stakeCents: 100 })).id).toBe('round-1');
    expect(await asking).toBeNull();
  });

  it('ends when it is rejected, also for maintenance or overload', async () => {
    const refused = new Error('under maintenance');
    const { player, asked } = table([refused, new Busy()]);
    await expect(player.play({ stakeCents: 100 })).rejects.toThrow(refused);
    expect(player.open).toBeNull();
    await expect(player.play({ stakeCents: 100 })).rejects.toThrow(Busy);
    expect(player.open).toBeNull();
    expect(asked).toEqual([]);
    expect((await player.play({ stakeCents: 100 })).id).toBe('round-3');
  });

  it('stays open when the next press meets an overloaded server, as it may have been booked', async () => {
    const { player } = table([new Lost(), new Busy(), 'ok'], none());
    expect(await doubtOf(player.play({ stakeCents: 100 }))).toBe('absent');
    expect(await doubtOf(player.play({ stakeCents: 500 }))).toBe('unreachable');
    expect(player.open).toBe('round-1');
  });

  it('cannot be played twice at the same time', async () => {
    const { player } = table([]);
    const first = player.play({ stakeCents: 100 });
    await expect(player.play({ stakeCents: 100 })).rejects.toThrow('already');
    await first;
  });

  it('has an id of UUID version 7 that rises with time', () => {
    const random = new Uint8Array(16).fill(255);
    const early = newRoundId(Date.UTC(2026, 0, 1), random);
    const late = newRoundId(Date.UTC(2026, 0, 2), new Uint8Array(16));
    expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(early < late).toBe(true);
  });
});

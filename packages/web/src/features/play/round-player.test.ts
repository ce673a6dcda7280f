import type { Round } from '@wl/contract/play';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../app/api.ts';
import { isTurnedAway, isUnanswered } from './api.ts';
import { newRoundId, RoundPlayer, UnansweredRound, type OpenRound } from './round-player.ts';

class Lost extends Error {}
/** Turned away at the door: nothing of this sending was booked. */
class Busy extends Error {}

function table(answers: (Error | 'ok')[]) {
  const sent: OpenRound[] = [];
  let kept: OpenRound | null = null;
  let ids = 0;
  const player = new RoundPlayer({
    send: async (round) => {
      sent.push(round);
      const answer = answers.shift() ?? 'ok';
      if (answer !== 'ok') throw answer;
      return { id: round.id } as Round;
    },
    isUnanswered: (error) => error instanceof Lost,
    isTurnedAway: (error) => error instanceof Busy,
    newId: () => `round-${(ids += 1)}`,
    memory: {
      read: () => kept,
      write: (round) => {
        kept = round;
      },
    },
    wait: async () => undefined,
  });
  return { player, sent };
}

describe('being turned away', () => {
  const busy = new ApiError(503, { code: 'request.overloaded' });
  const tooMany = new ApiError(429, { code: 'request.too_many' });
  const gone = new ApiError(401, { code: 'auth.signed_out' });

  it.each([busy, tooMany, gone])('is $code, which is no lost answer', (error) => {
    expect(isTurnedAway(error)).toBe(true);
    expect(isUnanswered(error)).toBe(false);
  });

  it('is no refusal of the round itself', () => {
    expect(isTurnedAway(new ApiError(409, { code: 'wallet.insufficient_funds' }))).toBe(false);
  });
});

describe('a round', () => {
  it('keeps its id while no answer comes', async () => {
    const { player, sent } = table([new Lost(), new Lost(), 'ok', 'ok']);
    expect((await player.play({ stakeCents: 100 })).id).toBe('round-1');
    expect(sent.map(({ id }) => id)).toEqual(['round-1', 'round-1', 'round-1']);
    expect((await player.play({ stakeCents: 100 })).id).toBe('round-2');
  });

  it('stays open after too many losses and is asked for again with its own bet', async () => {
    const { player, sent } = table([new Lost(), new Lost(), new Lost(), new Lost()]);
    await expect(player.play({ stakeCents: 100 })).rejects.toThrow(UnansweredRound);
    expect(player.open?.id).toBe('round-1');
    expect((await player.play({ stakeCents: 500 })).id).toBe('round-1');
    expect(sent.at(-1)?.bet).toEqual({ stakeCents: 100 });
    expect(player.open).toBeNull();
  });

  it('ends with a refusal', async () => {
    const { player } = table([new Error('insufficient funds')]);
    await expect(player.play({ stakeCents: 100 })).rejects.toThrow('insufficient funds');
    expect(player.open).toBeNull();
  });

  it('that was never sent before ends when the house is too busy', async () => {
    const { player } = table([new Busy(), 'ok']);
    await expect(player.play({ stakeCents: 100 })).rejects.toThrow(Busy);
    expect(player.open).toBeNull();
    expect((await player.play({ stakeCents: 100 })).id).toBe('round-2');
  });

  it('stays open when a resend finds the house too busy: the first sending may be booked', async () => {
    const { player, sent } = table([new Lost(), new Busy(), 'ok']);
    await expect(player.play({ stakeCents: 100 })).rejects.toThrow(UnansweredRound);
    expect(player.open?.id).toBe('round-1');
    expect((await player.play({ stakeCents: 500 })).id).toBe('round-1');
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set(['round-1']));
  });

  it('found from an earlier visit stays open when the house is too busy', async () => {
    for (const ask of ['resume', 'play'] as const) {
      const lost = [new Lost(), new Lost(), new Lost(), new Lost()];
      const { player } = table([...lost, new Busy(), 'ok']);
      await expect(player.play({ stakeCents: 100 })).rejects.toThrow(UnansweredRound);
      const again = ask === 'resume' ? player.resume() : player.play({ stakeCents: 100 });
      await expect(again).rejects.toThrow(UnansweredRound);
      expect(player.open?.id).toBe('round-1');
      expect((await player.resume())?.id).toBe('round-1');
    }
  });

  it('is never played twice at once', async () => {
    const { player } = table([]);
    const first = player.play({ stakeCents: 100 });
    await expect(player.play({ stakeCents: 100 })).rejects.toThrow('already');
    await first;
  });

  it('has ids of version 7 that rise with time', () => {
    const random = new Uint8Array(16).fill(255);
    const early = newRoundId(Date.UTC(2026, 0, 1), random);
    const late = newRoundId(Date.UTC(2026, 0, 2), new Uint8Array(16));
    expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(early < late).toBe(true);
  });
});

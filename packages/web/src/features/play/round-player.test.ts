import type { Round } from '@wl/contract/play';
import { describe, expect, it } from 'vitest';
import { newRoundId, RoundPlayer, UnansweredRound, type OpenRound } from './round-player.ts';

class Lost extends Error {}

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

import type { OpenRound, Round } from '@wl/contract/play';
import { describe, expect, it } from 'vitest';
import type { OpenRound as Sent } from '../round-player.ts';
import { UnansweredRound } from '../round-player.ts';
import { SteppedPlayer } from './stepped-player.ts';

class Lost extends Error {}
/** Turned away at the door: nothing of this sending was booked. */
class Busy extends Error {}
const open = (actions: string[] = []) => ({ id: 'a', actions }) as OpenRound;
const settled = { id: 'a' } as Round;

/** A house that loses the first `lost` answers; everything it was sent is noted. */
function house(lost: number, waiting: OpenRound | null = null, busy = 0) {
  let kept: Sent | null = null;
  let left = lost;
  let ids = 0;
  const sent: string[] = [];
  const answer = <T>(about: string, value: T): Promise<T> => {
    sent.push(about);
    if (left-- > 0) return Promise.reject(new Lost());
    if (left >= -busy) return Promise.reject(new Busy());
    return Promise.resolve(value);
  };
  const player = new SteppedPlayer({
    begin: ({ id }) => answer(`begin ${id}`, { open: open(), round: null }),
    act: (at, action) =>
      answer(`${String(at.actions.length)} ${action}`, { open: null, round: settled }),
    find: () => answer('find', waiting),
    fetch: (id) => answer(`fetch ${id}`, settled),
    isUnanswered: (error) => error instanceof Lost,
    isTurnedAway: (error) => error instanceof Busy,
    newId: () => `id-${String(++ids)}`,
    memory: { read: () => kept, write: (next) => (kept = next) },
    wait: () => Promise.resolve(),
  });
  return { player, sent, kept: () => kept };
}

describe('a round with decisions', () => {
  it('is sent again under the same id until it is answered', async () => {
    const { player, sent, kept } = house(2);
    await player.begin(player.reserve({ stakeCents: 1 }));
    expect(sent).toEqual(['begin id-1', 'begin id-1', 'begin id-1']);
    expect(kept()).toBeNull();
  });

  it('keeps its id when no answer came, and takes it up before anything new', async () => {
    const { player, sent, kept } = house(4);
    await expect(player.begin(player.reserve({ stakeCents: 1 }))).rejects.toThrow(UnansweredRound);
    expect(kept()).toMatchObject({ id: 'id-1' });
    expect(player.reserve({ stakeCents: 9 })).toMatchObject({ id: 'id-1', bet: { stakeCents: 1 } });
    expect(await player.standing()).toMatchObject({ open: { id: 'a' } });
    expect(sent.at(-1)).toBe('begin id-1');
    expect(kept()).toBeNull();
  });

  it('keeps its id when a resend finds the house too busy', async () => {
    const { player, sent, kept } = house(4, null, 1);
    await expect(player.begin(player.reserve({ stakeCents: 1 }))).rejects.toThrow(UnansweredRound);
    await expect(player.standing()).rejects.toThrow(UnansweredRound);
    expect(await player.standing()).toMatchObject({ open: { id: 'a' } });
    expect(new Set(sent)).toEqual(new Set(['begin id-1']));
    expect(kept()).toBeNull();
  });

  it('sends a decision again with the same step', async () => {
    const { player, sent } = house(1);
    await player.act(open(['hit']), 'stand');
    expect(sent).toEqual(['1 stand', '1 stand']);
  });

  it('finds what was begun elsewhere, and what became of a round that waits no more', async () => {
    expect(await house(0, open(['hit'])).player.standing()).toEqual({
      open: open(['hit']),
      round: null,
    });
    expect(await house(0).player.standing()).toBeNull();
    const { player, sent } = house(0);
    expect(await player.standing('a')).toEqual({ open: null, round: settled });
    expect(sent).toEqual(['find', 'fetch a']);
  });
});

import type { OpenRound, Round } from '@wl/contract/play';
import { describe, expect, it } from 'vitest';
import { UnansweredRound } from '../round-player.ts';
import { SteppedPlayer } from './stepped-player.ts';

class Lost extends Error {}
/** Error of a request that was rejected without processing, so that it booked nothing. */
class Busy extends Error {}
const open = (actions: string[] = []) => ({ id: 'a', actions }) as OpenRound;
const settled = { id: 'a' } as Round;

/** Creates a server that has these rounds and records all requests. Its first `lost` responses are lost. */
function server(lost: number, knows: { waiting?: OpenRound; settled?: string } = {}) {
  let kept: string | null = null;
  let left = lost;
  let ids = 0;
  const sent: string[] = [];
  const answer = <T>(about: string, value: T): Promise<T> => {
    sent.push(about);
    return left-- > 0 ? Promise.reject(new Lost()) : Promise.resolve(value);
  };
  const player = new SteppedPlayer({
    begin: ({ id }) => answer(`begin ${id}`, { open: open(), round: null }),
    act: (at, action) =>
      answer(`${String(at.actions.length)} ${action}`, { open: null, round: settled }),
    find: () => answer('find', knows.waiting ?? null),
    fetch: (id) => answer(`fetch ${id}`, knows.settled === id ? settled : null),
    isUnanswered: (error) => error instanceof Lost,
    isTurnedAway: (error) => error instanceof Busy,
    newId: () => `id-${String(++ids)}`,
    memory: { read: () => kept, write: (id) => void (kept = id) },
    wait: () => Promise.resolve(),
  });
  const posts = () => sent.filter((one) => !/^(find|fetch)/.test(one));
  return {
    player,
    sent,
    posts,
    kept: () => kept,
    know: (more: typeof knows) => Object.assign(knows, more),
  };
}

const doubtOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof UnansweredRound ? error.doubt : error),
  );

describe('a round with decisions', () => {
  it('whose beginning got no answer is asked for by its id, and not begun again', async () => {
    const { player, posts, kept } = server(2, { waiting: { ...open(), id: 'id-1' } });
    const roundState = await player.begin(player.reserve({ stakeCents: 1 }));
    expect(roundState).toMatchObject({ open: { id: 'id-1' } });
    expect(posts()).toEqual(['begin id-1']);
    expect(kept()).toBeNull();
  });

  it.each([
    [9, 'unreachable'],
    [1, 'absent'],
  ])(
    'after %i lost answers is %s; later the page asks, and only a press begins',
    async (lost, doubt) => {
      const { player, posts, kept, know } = server(lost);
      expect(await doubtOf(player.begin(player.reserve({ stakeCents: 1 })))).toBe(doubt);
      expect(kept()).toBe('id-1');
      await doubtOf(player.roundState());
      expect(await doubtOf(player.roundState())).toBe('absent');
      expect(posts()).toEqual(['begin id-1']);
      // The next press sends its own bet under the same id.
      expect(player.reserve({ stakeCents: 9 })).toEqual({ id: 'id-1', bet: { stakeCents: 9 } });
      know({ settled: 'id-1' });
      expect(await player.roundState()).toMatchObject({ round: settled });
      expect(posts()).toEqual(['begin id-1']);
      expect(kept()).toBeNull();
    },
  );

  it('of another id that waits goes before one that was never begun', async () => {
    const { player, kept, know } = server(1);
    expect(await doubtOf(player.begin(player.reserve({ stakeCents: 1 })))).toBe('absent');
    know({ waiting: open(['hit']) });
    expect(await player.roundState()).toEqual({ open: open(['hit']), round: null });
    expect(kept()).toBe('id-1');
  });

  it('takes a decision once: without an answer it is asked how far the round is', async () => {
    const { player, posts } = server(1, { waiting: open(['hit', 'stand']) });
    expect(await player.act(open(['hit']), 'stand')).toMatchObject({
      open: { actions: ['hit', 'stand'] },
    });
    expect(posts()).toEqual(['1 stand']);
  });

  it('asks to decide again where the decision did not arrive', async () => {
    const { player, posts } = server(1, { waiting: open(['hit']) });
    expect(await doubtOf(player.act(open(['hit']), 'double'))).toBe('undecided');
    expect(posts()).toEqual(['1 double']);
  });

  it('finds what was begun elsewhere, and what became of a round that waits no more', async () => {
    expect(await server(0, { waiting: open(['hit']) }).player.roundState()).toEqual({
      open: open(['hit']),
      round: null,
    });
    expect(await server(0).player.roundState()).toBeNull();
    const { player, sent } = server(0, { settled: 'a' });
    expect(await player.roundState('a')).toEqual({ open: null, round: settled });
    expect(sent).toEqual(['find', 'fetch a']);
  });
});

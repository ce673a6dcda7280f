import type { Round } from '@wl/contract/play';
import type { OpenRound } from '@wl/contract/play-open-rounds';
import { describe, expect, it } from 'vitest';
import { UnansweredRound } from '../rounds/round-player.ts';
import { SteppedPlayer } from './stepped-player.ts';

class Lost extends Error {}
/** Error for a request that the server rejected without processing it, so nothing was booked. */
class Busy extends Error {}
const open = (actions: string[] = []) => ({ id: 'a', actions }) as OpenRound;
const settled = { id: 'a' } as Round;

/**
 * Creates a fake server that has the given rounds and records all requests. The first `lost` requests fail as if their
 * responses had been lost.
 */
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
  it('whose start gets no response is looked up by its id and not started again', async () => {
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
    'after %i lost responses is %s, is then only looked up, and its id goes to the next press',
    async (lost, doubt) => {
      const { player, posts, kept, know } = server(lost);
      expect(await doubtOf(player.begin(player.reserve({ stakeCents: 1 })))).toBe(doubt);
      expect(kept()).toBe('id-1');
      await doubtOf(player.roundState());
      expect(await doubtOf(player.roundState())).toBe('absent');
      expect(posts()).toEqual(['begin id-1']);
      // The server has no round with this id, so the next bet can reuse the id.
      expect(player.reserve({ stakeCents: 9 })).toEqual({ id: 'id-1', bet: { stakeCents: 9 } });
      know({ settled: 'id-1' });
      expect(await player.roundState()).toMatchObject({ round: settled });
      expect(posts()).toEqual(['begin id-1']);
      expect(kept()).toBeNull();
    },
  );

  it('that is open under another id takes precedence over one that never started', async () => {
    const { player, kept, know } = server(1);
    expect(await doubtOf(player.begin(player.reserve({ stakeCents: 1 })))).toBe('absent');
    know({ waiting: open(['hit']) });
    expect(await player.roundState()).toEqual({ open: open(['hit']), round: null });
    expect(kept()).toBe('id-1');
  });

  it('takes a decision once, and a lost response is resolved by a look-up', async () => {
    const { player, posts } = server(1, { waiting: open(['hit', 'stand']) });
    expect(await player.act(open(['hit']), 'stand')).toMatchObject({
      open: { actions: ['hit', 'stand'] },
    });
    expect(posts()).toEqual(['1 stand']);
  });

  it('asks for the decision again when it did not arrive', async () => {
    const { player, posts } = server(1, { waiting: open(['hit']) });
    expect(await doubtOf(player.act(open(['hit']), 'double'))).toBe('undecided');
    expect(posts()).toEqual(['1 double']);
  });

  it('started elsewhere is found, and so is the result of a round that is no longer open', async () => {
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

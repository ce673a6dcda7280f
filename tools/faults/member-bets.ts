import { randomUUID } from 'node:crypto';
import { pick } from '@wl/art/random';
import type { BodyInputOf } from '@wl/contract/call';
import * as limits from '@wl/contract/limits';
import * as play from '@wl/contract/play';
import { carryOut, type Player } from './carry-out.ts';
import { attempt } from './client.ts';

/** Roulette bet, in cents per spot, whose total exceeds every member's balance. */
const manyChips = { red: 10_000, even: 10_000, low: 10_000, 'dozen:1': 10_000, 'column:1': 10_000 };

/** Returns a function that places one random bet for the member. */
export function createBets(player: Player): () => Promise<void> {
  const { random } = player;
  const { caller } = player.person;
  let answering: Promise<unknown> | undefined;

  /**
   * Places a bet. If the server rejects the bet because a reality check is due, answers the check. Checks are often
   * due, because the simulated clocks jump ahead by days.
   */
  async function placeBet(body: BodyInputOf<typeof play.placeBet>, inDoubt: boolean) {
    const heard = await attempt(() => caller.request(play.placeBet, { body }), inDoubt);
    if (heard.kind === 'refused' && heard.why === 'limits.reality_check_due') {
      answering ??= attempt(() => caller.request(limits.answerRealityCheck, {}), false).finally(
        () => (answering = undefined),
      );
      await answering;
    }
    return heard;
  }

  return async (): Promise<void> => {
    const id = randomUUID();
    const slot = random() < 0.6;
    const stake = pick(random, [20, 50, 100]);
    // Include some bets that the server must reject: a few slot stakes are not on the stake ladder, and a few roulette
    // bets exceed the balance.
    const odd = random();
    const body = slot
      ? { id, game: 'neon-shibuya', bet: { stakeCents: odd < 0.03 ? 7 : stake } }
      : {
          id,
          game: 'westminster-roulette',
          bet: { spots: odd < 0.03 ? manyChips : { red: stake, 'straight:17': 10 } },
        };
    const cents = Object.values(body.bet.spots ?? { stake }).reduce((sum, chip) => sum + chip, 0);
    await carryOut(
      player,
      { operation: 'bet', key: id, cents },
      (inDoubt) => placeBet(body, inDoubt),
      ({ data: { round } }) => ({
        cents: round.stake_cents,
        payoutCents: round.payout_cents,
        nonce: round.proof.nonce,
      }),
    );
  };
}

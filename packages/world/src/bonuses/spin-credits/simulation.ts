import { type BonusSimulation, REFERENCE_SLOT } from '../simulation.ts';
import type { SpinCreditsTerms } from './terms.ts';

const STAKES = [5, 20, 50, 100, 200, 500];

export const spinCreditsSimulation: BonusSimulation<SpinCreditsTerms> = {
  lifetimes: 200_000,
  fullDepositCents: () => 0,
  referenceSeat: (_terms, smallestStake) => ({
    game: REFERENCE_SLOT,
    stakeCents: smallestStake(REFERENCE_SLOT),
  }),
  dimensions: (_terms, choices) => [
    choices.seats(STAKES).map((first) => ({ first })),
    choices.staking('small'),
  ],
  simulate(terms, play) {
    const { stakes } = play;
    const most = play.tactic.first.stakeCents;
    play.begin(0);
    let credit = terms.creditCents;
    let winnings = 0;
    for (;;) {
      const highest = Math.min(most, credit);
      const at = stakes.findLastIndex(({ stakeCents }) => stakeCents <= highest);
      const stake = stakes[at];
      if (!stake) break;
      credit -= stake.stakeCents;
      const payout = play.draw(at);
      winnings += payout;
      play.drawn += payout - stake.meanCents;
    }
    const granted = Math.max(0, winnings - terms.creditCents);
    const required = play.requiredOf(terms, granted);
    play.grant(granted, required);
    play.wager(terms.runDays, granted);
    return play.end(granted, required, 0);
  },
};

import type { BonusSimulation } from '../simulation.ts';
import type { FreeSpinsTerms } from './terms.ts';

export const freeSpinsSimulation: BonusSimulation<FreeSpinsTerms> = {
  lifetimes: 400_000,
  fullDepositCents: () => 0,
  referenceSeat: ({ game }, smallestStake) => ({ game, stakeCents: smallestStake(game) }),
  firstSeat: ({ game }) => ({ game, stakeCents: 0 }),
  dimensions: (_terms, choices) => [choices.staking('small')],
  simulate(terms, play) {
    play.begin(0);
    let granted = 0;
    for (let spin = 0; spin < terms.spins; spin++) granted += play.draw(0);
    play.drawn = granted - terms.spins * play.stakes[0]!.meanCents;
    const required = play.requiredOf(terms, granted);
    play.grant(granted, required);
    play.wager(terms.runDays, granted);
    return play.end(granted, required, 0);
  },
};

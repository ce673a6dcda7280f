import { type BonusSimulation, REFERENCE_SEAT } from '../simulation.ts';
import { depositGrantCents } from './bonus.ts';
import type { DepositBonusTerms } from './terms.ts';

const fullDepositCents = ({ minDepositCents, maxCents, percent }: DepositBonusTerms) =>
  Math.max(minDepositCents, Math.ceil((maxCents * 100) / percent));

export const depositBonusSimulation: BonusSimulation<DepositBonusTerms> = {
  lifetimes: 20_000,
  fullDepositCents,
  referenceSeat: () => REFERENCE_SEAT,
  dimensions: (terms, choices) => [
    choices.staking('large'),
    choices
      .deposits()
      .filter((cents) => cents >= terms.minDepositCents && cents <= fullDepositCents(terms))
      .map((depositCents) => ({ depositCents })),
    // Simulate both ways to use the deposit: cash it out early, or play with it. The bonus is the same, but the cost of
    // the deposit differs.
    [{ cashesOutEarly: true }, { cashesOutEarly: false }],
  ],
  simulate(terms, play) {
    const { depositCents: deposit, cashesOutEarly } = play.tactic;
    const granted = depositGrantCents(terms, deposit);
    const required = play.requiredOf(terms, granted);
    const staked = cashesOutEarly ? Math.min(deposit, required) : 0;
    const putIn = cashesOutEarly ? 0 : deposit;
    play.begin(putIn);
    if (cashesOutEarly) play.turnOver(staked);
    play.grant(granted, required - staked);
    play.wager(terms.runDays, granted);
    return play.end(granted, required, putIn);
  },
};

import { depositBonusSimulation } from './deposit-bonus/simulation.ts';
import { depositCashbackSimulation } from './deposit-cashback/simulation.ts';
import { freeSpinsSimulation } from './free-spins/simulation.ts';
import { spinCreditsSimulation } from './spin-credits/simulation.ts';
import type { BonusKindName, BonusTerms } from './kind.ts';
import type { BonusSimulation } from './simulation.ts';

const simulations: {
  [Kind in BonusKindName]: BonusSimulation<Extract<BonusTerms, { kind: Kind }>> | null;
} = {
  deposit_bonus: depositBonusSimulation,
  deposit_cashback: depositCashbackSimulation,
  free_spins: freeSpinsSimulation,
  spin_credits: spinCreditsSimulation,
  tournament_ticket: null,
  destination_ticket: null,
};

/** Returns the simulation of a kind's items; null for kinds that grant no money. Only the server runs simulations. */
export function simulationOf(kind: BonusKindName): BonusSimulation | null {
  return simulations[kind];
}

import { useLingui } from '@lingui/react/macro';
import type { KnownGame } from './game-tables.ts';

/** Table page texts that differ between games played in spins, hands or throws. */
export interface GameWords {
  name: string;
  ownBets: string;
  /** Sentence shown while the result is presented, such as "The ball is rolling". */
  revealed: string;
  /** Sentence shown at the end of a round, in games that publish the result step by step. */
  ended?: string;
  opensNext: string;
  notSent: (sum: string) => string;
}

/** Returns the texts of the table games. */
export function useGameWords(): Readonly<Record<KnownGame, GameWords>> {
  const { t } = useLingui();
  const hands: Omit<GameWords, 'name'> = {
    ownBets: t`Your bets on this hand`,
    revealed: t`The cards are being dealt`,
    opensNext: t`Wait for the next hand`,
    notSent: (sum) => t`Too late. Bet ${sum} on the next hand`,
  };
  return {
    'table-roulette': {
      name: t`Roulette`,
      ownBets: t`Your bets on this spin`,
      revealed: t`The ball is rolling`,
      opensNext: t`Wait for the next spin`,
      notSent: (sum) => t`Too late. Bet ${sum} on the next spin`,
    },
    'travel-wheel': {
      name: t`Travel wheel`,
      ownBets: t`Your bets on this spin`,
      revealed: t`The wheel is spinning`,
      opensNext: t`Wait for the next spin`,
      notSent: (sum) => t`Too late. Bet ${sum} on the next spin`,
    },
    'table-baccarat': { name: t`Baccarat`, ...hands },
    'table-dragon-tiger': { name: t`Dragon tiger`, ...hands },
    'table-blackjack': { name: t`Blackjack`, ...hands, revealed: t`The hand is being played` },
    'table-sic-bo': {
      name: t`Sic bo`,
      ownBets: t`Your bets on this throw`,
      revealed: t`The dice are rolling`,
      opensNext: t`Wait for the next throw`,
      notSent: (sum) => t`Too late. Bet ${sum} on the next throw`,
    },
    'table-crash': {
      name: t`Crash`,
      ownBets: t`Your bets on this climb`,
      revealed: t`The plane is climbing`,
      ended: t`The climb has ended`,
      opensNext: t`Wait for the next climb`,
      notSent: (sum) => t`Too late. Bet ${sum} on the next climb`,
    },
  };
}

import { useLingui } from '@lingui/react/macro';
import type { KnownGame } from './game-tables.ts';

/** Texts of the table page that differ between games played in spins, hands or throws. */
export interface GameWords {
  name: string;
  ownBets: string;
  /** Sentence shown while the result is presented, such as "The ball is rolling". */
  revealed: string;
  opensNext: string;
  notSent: (sum: string) => string;
}

/** Returns the texts of the table games. */
export function useGameWords(): Readonly<Record<KnownGame, GameWords>> {
  const { t } = useLingui();
  const hands: Omit<GameWords, 'name'> = {
    ownBets: t`Your bets this hand`,
    revealed: t`The cards are dealt`,
    opensNext: t`Bets open with the next hand`,
    notSent: (sum) => t`${sum} not bet yet: next hand`,
  };
  return {
    'table-roulette': {
      name: t`Roulette`,
      ownBets: t`Your bets this spin`,
      revealed: t`The ball is rolling`,
      opensNext: t`Bets open with the next spin`,
      notSent: (sum) => t`${sum} not bet yet: next spin`,
    },
    'table-baccarat': { name: t`Baccarat`, ...hands },
    'table-dragon-tiger': { name: t`Dragon tiger`, ...hands },
    'table-sic-bo': {
      name: t`Sic bo`,
      ownBets: t`Your bets this throw`,
      revealed: t`The dice are thrown`,
      opensNext: t`Bets open with the next throw`,
      notSent: (sum) => t`${sum} not bet yet: next throw`,
    },
  };
}

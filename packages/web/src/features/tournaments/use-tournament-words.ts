import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Leader, Tournament } from '@wl/contract/tournaments';
import { useFormats } from '../../app/language/formats.ts';
import { currentLanguage } from '../../app/language/language.ts';

const CENTS_PER_UNIT = 100;
/** Divisor for multiplier scores, which are in hundredths. */
const HUNDREDTHS = 100;

/** Remaining time in ms below which a tournament is marked as "Last call". */
export const LAST_CALL_MS = 3_600_000;

/** Returns a tournament's name in the member's language, or else in English. */
export const nameOf = ({ name }: Pick<Tournament, 'name'>): string =>
  name[currentLanguage()] ?? name.en ?? '';

/**
 * Returns functions that format the texts of a tournament for its `EventTicket`, its pages and the strip above a game.
 */
export function useTournamentWords() {
  const { t } = useLingui();
  const { number, coins } = useFormats();
  /** Formats cents, without decimals for a whole amount: 40 → $0.40, 500 → $5. */
  const sum = (cents: number) =>
    number(cents / CENTS_PER_UNIT, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: cents % CENTS_PER_UNIT === 0 ? 0 : 2,
    });
  const scorings: Record<Tournament['scoring'], string> = {
    multiplier: t`Best multiplier`,
    turnover: t`Highest turnover`,
    wins: t`Most wins`,
  };
  const wayToWin: Record<Tournament['scoring'], string> = {
    multiplier: t`Your score is the payout of your best round divided by its stake.`,
    turnover: t`Your score is your total stake across all counted rounds.`,
    wins: t`Your score is the number of rounds in which your payout was higher than your stake.`,
  };
  const states: Record<Tournament['state'], string> = {
    upcoming: t({ message: 'Coming up', context: 'one tournament' }),
    running: t({ message: 'Under way', context: 'one tournament' }),
    settling: t`Calculating the results`,
    over: t({ message: 'Ended', context: 'one tournament' }),
    cancelled: t`Cancelled`,
  };
  return {
    sum,
    state: ({ state }: Pick<Tournament, 'state'>) => states[state],
    scoring: ({ scoring }: Pick<Tournament, 'scoring'>) => scorings[scoring],
    wayToWin: ({ scoring }: Pick<Tournament, 'scoring'>) => wayToWin[scoring],
    rounds: (count: number) => t({ message: plural(count, { one: '# round', other: '# rounds' }) }),
    roundsLeft: (count: number) =>
      t({ message: plural(count, { one: '# round left', other: '# rounds left' }) }),
    /** Returns the score in the unit of the scoring method, for example `12.40×`, `$62` or `7 wins`. */
    score: ({ scoring }: Pick<Tournament, 'scoring'>, score: number): string => {
      if (scoring === 'turnover') return sum(score);
      if (scoring === 'wins')
        return t({ message: plural(score, { one: '# win', other: '# wins' }) });
      const times = number(score / HUNDREDTHS, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      });
      return `${times}×`;
    },
    entry: ({ entry_coins: price }: Pick<Tournament, 'entry_coins'>): string =>
      price === 0 ? t`Free` : t`${coins(price)} Coins`,
    /** Returns a member's name on the leaderboard. Members without a nickname are identified by their entry number. */
    leader: ({ name, entry_no: no }: Pick<Leader, 'name' | 'entry_no'>): string =>
      name ?? t`Traveller ${no}`,
  };
}

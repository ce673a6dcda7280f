import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OfficeTournament, TournamentProblem } from '@wl/contract/office/tournaments';
import { useFormats } from '../../app/language/format.ts';

/** Returns the tournament texts that the back office needs, including those for previews of members' pages. */
export function useTournamentNames() {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const coins = (amount: number) => t`${number(amount)} Coins`;
  const problems: Record<TournamentProblem, string> = {
    times: t`The end must be in the future and no more than 7 days after the start.`,
    city: t`This city does not exist.`,
    games: t`Every game must be one of the casino’s slots and may appear only once.`,
    stake: t`Every slot must offer this stake, and no slot may offer a bonus buy at this stake.`,
    prizes: t`A lower rank cannot pay more than a higher one.`,
  };
  return {
    states: {
      upcoming: t`upcoming`,
      running: t`in progress`,
      settling: t`being settled`,
      over: t`ended`,
      cancelled: t`cancelled`,
    },
    scorings: {
      multiplier: t`Best multiplier`,
      turnover: t`Highest turnover`,
      wins: t`Most wins`,
    },
    problem: (problem: TournamentProblem) => problems[problem],
    rounds: (count: number) => t({ message: plural(count, { one: '# round', other: '# rounds' }) }),
    coins,
    entry: (amount: number) => (amount === 0 ? t`Free` : coins(amount)),
    score: ({ scoring }: Pick<OfficeTournament, 'scoring'>, score: number): string => {
      if (scoring === 'turnover') return money(score);
      if (scoring === 'wins')
        return t({ message: plural(score, { one: '# win', other: '# wins' }) });
      const times = number(score / 100);
      return `${times}×`;
    },
  } as const;
}

export const toneOf = (state: OfficeTournament['state']): string | undefined =>
  ({ running: 'ok', upcoming: 'warn', cancelled: 'bad', settling: 'warn', over: undefined })[state];

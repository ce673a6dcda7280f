import { Trans } from '@lingui/react/macro';
import type { Tournament } from '@wl/contract/tournaments';
import { PaperCard } from '@wl/ui/panel';
import { useTournamentWords } from '../use-tournament-words.ts';
import s from './lists.module.css';

/** The whole rules, in plain words. */
export function Rules({ tournament }: { tournament: Tournament }) {
  const words = useTournamentWords();
  const rounds = tournament.max_rounds;
  const stake = words.sum(tournament.stake);
  return (
    <PaperCard as="section" aria-labelledby="rules-title">
      <h2 id="rules-title" className={s.title}>
        <Trans>How it is won</Trans>
      </h2>
      <ol className={s.rules}>
        <li>
          <Trans>
            Only your first {rounds} rounds of exactly {stake} on these slots count, from your entry
            on.
          </Trans>
        </li>
        <li>{words.wayToWin(tournament)}</li>
        <li>
          <Trans>Of equal scores the one that was reached first is ahead.</Trans>
        </li>
        <li>
          <Trans>
            Rounds are played with cash. Bonus money, tickets of the bag and play money do not
            count.
          </Trans>
        </li>
        <li>
          <Trans>A round counts when it ends before the tournament does.</Trans>
        </li>
        <li>
          <Trans>Prizes are Coins, and are paid to your wallet soon after the end.</Trans>
        </li>
      </ol>
      <p className={s.calm}>
        <Trans>More rounds than these gain nothing. Play what you would have played anyway.</Trans>
      </p>
    </PaperCard>
  );
}

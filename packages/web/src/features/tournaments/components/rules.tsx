import { Trans } from '@lingui/react/macro';
import type { Tournament } from '@wl/contract/tournaments';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { useTournamentWords } from '../use-tournament-words.ts';
import s from './lists.module.css';

/** Shows the complete rules of the tournament. */
export function Rules({ tournament }: { tournament: Tournament }) {
  const words = useTournamentWords();
  const rounds = tournament.max_rounds;
  const stake = words.sum(tournament.stake);
  return (
    <PaperCard as="section" aria-labelledby="rules-title">
      <h2 id="rules-title" className={s.title}>
        <Trans>How to win</Trans>
      </h2>
      <ol className={s.rules}>
        <li>
          <Trans>
            After you enter, only your first {rounds} rounds of exactly {stake} on these slots
            count.
          </Trans>
        </li>
        <li>{words.wayToWin(tournament)}</li>
        <li>
          <Trans>If scores are tied, the member who reached the score first ranks higher.</Trans>
        </li>
        <li>
          <Trans>
            Only rounds played with cash count. Rounds played with bonus money, with free spins from
            your bag or in free play do not.
          </Trans>
        </li>
        <li>
          <Trans>A round counts if it ends before the tournament does.</Trans>
        </li>
        <li>
          <Trans>Prizes are paid in Coins to your wallet soon after the tournament ends.</Trans>
        </li>
      </ol>
      <p className={s.calm}>
        <Trans>
          Playing extra rounds gives you no advantage. Play only the rounds you would have played
          anyway.
        </Trans>
      </p>
    </PaperCard>
  );
}

import { Trans } from '@lingui/react/macro';
import type { OwnRank, Tournament } from '@wl/contract/tournaments';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { Stamp } from '@wl/ui/journey/stamp';
import { useFormats } from '../../../../app/language/formats.ts';
import { useTournamentWords } from '../../use-tournament-words.ts';
import { Title } from './seat-title.tsx';
import s from './seat.module.css';

/** Shows a card with the member's rank, score and remaining rounds, and the prize for that rank. */
export function RankCard({
  tournament,
  mine,
  isFresh,
}: {
  tournament: Tournament;
  mine: OwnRank;
  isFresh: boolean;
}) {
  const words = useTournamentWords();
  const { state, max_rounds: most } = tournament;
  const left = words.roundsLeft(mine.rounds_left);
  return (
    <>
      <Title>
        <Trans>Your entry</Trans>
      </Title>
      <span className={s.stamp} role="status">
        <Stamp name={<Trans>Entered</Trans>} tone="green" fresh={isFresh} />
      </span>
      {mine.rank === null ? (
        <p className={s.soon}>
          {state === 'upcoming' ? (
            <Trans>
              Rounds count from the start of the tournament. You do not need to do anything until
              then.
            </Trans>
          ) : (
            <Trans>Your first round that counts puts you on the leaderboard.</Trans>
          )}
        </p>
      ) : (
        <RankFacts tournament={tournament} mine={mine} rank={mine.rank} />
      )}
      <ProgressBar
        value={mine.rounds}
        max={Math.max(1, most)}
        tone="red"
        label={words.rounds(mine.rounds)}
      />
      <p className={s.left}>
        <b>{left}</b>
        <span>
          {mine.rounds} / {most}
        </span>
      </p>
      {mine.rounds_left === 0 && (
        <p className={s.cost}>
          <Trans>
            All your rounds have been counted. Further rounds will not change your score.
          </Trans>
        </p>
      )}
      {state === 'settling' && (
        <p className={s.cost}>
          <Trans>The last rounds are being counted. Results will appear shortly.</Trans>
        </p>
      )}
    </>
  );
}

function RankFacts({
  tournament,
  mine,
  rank,
}: {
  tournament: Tournament;
  mine: OwnRank;
  rank: number;
}) {
  const { coins } = useFormats();
  const words = useTournamentWords();
  return (
    <dl className={s.facts}>
      <div>
        <dt>
          <Trans>Rank</Trans>
        </dt>
        <dd className={cx('num', s.rank)}>{coins(rank)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Score</Trans>
        </dt>
        <dd className="num">{words.score(tournament, mine.score)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Prize if the tournament ended now</Trans>
        </dt>
        <dd className="num">
          {coins(mine.coins)} <Icon name="coin" size={18} />
          <span className="sr-only">Coins</span>
        </dd>
      </div>
    </dl>
  );
}

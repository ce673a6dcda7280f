import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnRank, Tournament } from '@wl/contract/tournaments';
import { cx } from '@wl/ui/cx';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/use-texts.ts';
import { openQuery } from '../api.ts';
import { useFinished } from '../finished.ts';
import { feature } from '../routes.tsx';
import { useBoundaries } from '../use-live.ts';
import { nameOf, useTournamentWords } from '../use-tournament-words.ts';
import { FinishedText } from './finished-text.tsx';
import s from './strip-tournament.module.css';

interface Entered extends Tournament {
  mine: OwnRank;
}

/**
 * Returns a running tournament that the member has entered and that includes this game. Prefers tournaments with rounds
 * left, then those that end earlier.
 */
function entered(open: readonly Tournament[], slug: string): Entered | undefined {
  const mine = open.filter(
    (one): one is Entered =>
      one.mine !== null && one.state === 'running' && one.games.includes(slug),
  );
  return mine.find((one) => one.mine.rounds_left > 0) ?? mine[0];
}

interface StripTournamentProps {
  slug: string;
  /** Stake that is set in the game; undefined if none is set yet. */
  stakeCents: number | undefined;
  className?: string | undefined;
  phone?: boolean;
  /** Content shown if there is neither a tournament nor a result to show. */
  children?: ReactNode;
}

/**
 * Shows the member's rank in the tournament in which this game counts: in the strip above the game or, with `phone`, on
 * a card on the stage. Warns if rounds at the current stake do not count.
 *
 * The strip also announces the end of the tournament, because a toast would cover the game. On phones, `FinishedPill`
 * announces the end instead.
 */
export default function StripTournament({
  slug,
  stakeCents,
  className,
  phone = false,
  children = null,
}: StripTournamentProps) {
  const { t } = useLingui();
  const hasTexts = useTexts(feature);
  const open = useQuery(openQuery).data?.data ?? [];
  const words = useTournamentWords();
  const finished = useFinished(({ waiting }) => (phone ? undefined : waiting[0]));
  useBoundaries(open);
  const one = entered(open, slug);
  if (!hasTexts || (!one && !finished)) return children;
  const shown = finished && <FinishedText {...finished} />;
  const isOther = one !== undefined && stakeCents !== undefined && stakeCents !== one.stake;
  const counts = one ? words.sum(one.stake) : '';
  const place = one?.mine.rank ?? null;
  const hint =
    one === undefined ? null : one.mine.rounds_left === 0 ? (
      <Trans>All your rounds have been counted</Trans>
    ) : isOther ? (
      <Trans>Only rounds with a stake of {counts} count</Trans>
    ) : (
      words.roundsLeft(one.mine.rounds_left)
    );
  return (
    <div
      className={cx(className, s.cell, phone && 'paper', phone && s.phone)}
      data-testid="strip-tournament"
    >
      <span role="status" className={shown ? s.shown : 'sr-only'}>
        {shown ?? (isOther && hint)}
      </span>
      {!shown && one && (
        <>
          <div className={s.split}>
            <Link to="/tournaments/$id" params={{ id: one.id }} className={s.name}>
              {nameOf(one)}
            </Link>
            <b className="num">
              {place === null ? (
                <Trans>no score</Trans>
              ) : (
                <>
                  <Trans>Rank {place}</Trans> · {words.score(one, one.mine.score)}
                </>
              )}
            </b>
          </div>
          <ProgressBar
            value={one.mine.rounds}
            max={Math.max(1, one.max_rounds)}
            tone="lagoon"
            label={t`Rounds counted`}
            className={s.bar ?? ''}
          />
          <small className={cx(isOther && s.other)}>{hint}</small>
        </>
      )}
    </div>
  );
}

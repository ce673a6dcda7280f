import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Leader, Tournament } from '@wl/contract/tournaments';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon } from '@wl/ui/icon';
import { Panel } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { isStill } from '../../../app/motion.ts';
import { leaderboardQuery } from '../api.ts';
import { useTournamentWords } from '../use-tournament-words.ts';
import { Pager } from './pager.tsx';
import s from './leaderboard.module.css';

/** Duration in ms of the animation that moves a row to its new position, the same as for sheets (look.md). */
const MOVE_MS = 320;

/**
 * Shows a leaderboard whose first page is live. The member's own row is marked. If that row is on another page, it is
 * shown below the list.
 */
export function Leaderboard({ tournament }: { tournament: Tournament }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [page, setPage] = useState(1);
  const board = useQuery(leaderboardQuery(tournament.id, page));
  const { state, entrants, mine } = tournament;
  const lines = board.data?.data ?? [];
  const isLive = state === 'running' || state === 'settling';
  const own =
    mine &&
    mine.rank !== null &&
    board.data &&
    !lines.some((line) => line.entry_no === mine.entry_no)
      ? { ...mine, rank: mine.rank }
      : undefined;
  return (
    <Panel as="section" className={s.board} aria-labelledby="board-title">
      <header className={s.head}>
        <h2 id="board-title">
          <Trans>Leaderboard</Trans>
        </h2>
        {isLive && (
          <span className={s.live}>
            <Trans>Live</Trans>
          </span>
        )}
        <span className={s.entrants}>
          <Icon name="users" size={18} />
          <b className="num">{number(entrants)}</b>
          <span className="sr-only">
            <Trans>Entrants</Trans>
          </span>
        </span>
      </header>
      <Lines tournament={tournament} board={board} lines={lines} />
      {own && (
        <ol className={cx(s.lines, s.apart)} aria-label={t`Your position`}>
          <Line
            tournament={tournament}
            line={{
              rank: own.rank,
              name: null,
              entry_no: own.entry_no,
              score: own.score,
              reached_at: own.reached_at ?? '',
              coins: own.coins,
              is_me: true,
            }}
          />
        </ol>
      )}
      {board.data && <Pager meta={board.data.meta} label={t`Leaderboard pages`} onPage={setPage} />}
    </Panel>
  );
}

function Lines({
  tournament,
  board,
  lines,
}: {
  tournament: Tournament;
  board: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  lines: readonly Leader[];
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const list = useRef<HTMLOListElement>(null);
  useMovingLines(list, lines);
  if (board.isPending)
    return (
      <div className={s.bones} aria-busy="true" aria-label={t`Loading the leaderboard`} role="img">
        {[1, 2, 3, 4, 5].map((bone) => (
          <Skeleton key={bone} className={s.bone ?? ''} />
        ))}
      </div>
    );
  if (board.isError && lines.length === 0)
    return (
      <div role="alert">
        <EmptyState
          icon="warning"
          as="h3"
          title={t`The leaderboard could not be loaded`}
          action={
            <Button icon="repeat" onClick={() => void board.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorText(board.error)}
        </EmptyState>
      </div>
    );
  if (lines.length === 0)
    return (
      <EmptyState icon="trophy" as="h3" title={t`Nobody has a score yet`}>
        {tournament.state === 'upcoming' ? (
          <Trans>Scores will appear here after the first rounds of the tournament.</Trans>
        ) : tournament.state === 'running' ? (
          <Trans>The first member to play a round that counts takes the lead.</Trans>
        ) : (
          <Trans>No rounds were counted in this tournament.</Trans>
        )}
      </EmptyState>
    );
  return (
    <ol ref={list} className={s.lines}>
      {lines.map((line) => (
        <Line key={line.entry_no} tournament={tournament} line={line} />
      ))}
    </ol>
  );
}

function Line({ tournament, line }: { tournament: Tournament; line: Leader }) {
  const { coins } = useFormats();
  const words = useTournamentWords();
  return (
    <li className={cx(s.line, line.is_me && s.own)} data-entry={line.entry_no}>
      <span className={s.rank} data-rank={line.rank}>
        <span className="sr-only">
          <Trans>Rank {line.rank}</Trans>
        </span>
        <span aria-hidden="true">{coins(line.rank)}</span>
      </span>
      <span className={s.name}>
        {line.is_me ? (
          <>
            <b>
              <Trans>You</Trans>
            </b>{' '}
            {line.name !== null && <span>{line.name}</span>}
          </>
        ) : (
          words.leader(line)
        )}
      </span>
      <span className={cx('num', s.score)}>{words.score(tournament, line.score)}</span>
      <span className={cx('num', s.coins)}>
        {line.coins > 0 ? (
          <>
            {coins(line.coins)} <Icon name="coin" size={16} />
            <span className="sr-only">Coins</span>
          </>
        ) : (
          '–'
        )}
      </span>
    </li>
  );
}

/** Animates rows to their new positions. With reduced motion, they move immediately. */
function useMovingLines(list: RefObject<HTMLOListElement | null>, lines: readonly Leader[]): void {
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, number>();
    const still = isStill();
    for (const line of list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []) {
      const entry = line.dataset['entry'] ?? '';
      const top = line.offsetTop;
      now.set(entry, top);
      const old = before.get(entry);
      if (still || old === undefined || old === top) continue;
      line.animate([{ transform: `translateY(${String(old - top)}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      });
    }
    places.current = now;
  }, [list, lines]);
}

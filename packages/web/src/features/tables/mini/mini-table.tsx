import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouterState, type AnyRouter } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import type { MouseEvent } from 'react';
import { useTexts } from '../../../app/language/use-texts.ts';
import { useSession } from '../../../app/session/session.ts';
import { playTexts, useMoney } from '../../play/index.ts';
import { tableQuery } from '../api.ts';
import { isKnownGame, type KnownGame } from '../game-tables.ts';
import { isTableOver, type TableReply } from '../live-state.ts';
import { feature } from '../routes.tsx';
import { useLiveTables } from '../use-live-table.ts';
import { usePhaseWords } from '../use-phase-words.ts';
import { useTableView } from '../use-table-view.ts';
import { centsOf } from '../bet-sums.ts';
import { LastResult } from './last-result.tsx';
import s from './mini-table.module.css';

interface MiniProps {
  slug: string;
  router: AnyRouter;
  onClose: () => void;
}

/**
 * Shows a table in a small panel on all pages except the table's own page. The panel contains the phase, the seconds
 * until betting closes, the member's stake and the last result. On pages without the application's frame, such as game
 * pages, the panel is in the bar above the game. On narrow screens, it is hidden on those pages.
 */
export function MiniTable(props: MiniProps) {
  const { slug, router } = props;
  const { data, dataUpdatedAt } = useQuery(tableQuery(slug));
  const hasTexts = [useTexts(feature), useTexts(playTexts)].every(Boolean);
  const reply = data?.data;
  useLiveTables(reply ? slug : '');
  const path = useRouterState({ router, select: ({ location }) => location.pathname });
  const game = reply?.table.game ?? '';
  if (!reply || !hasTexts || !isKnownGame(game) || path === `/live/${slug}`) return null;
  return <Panel {...props} game={game} reply={reply} receivedAtMs={dataUpdatedAt} />;
}

function Panel({
  game,
  reply,
  receivedAtMs,
  router,
  onClose,
}: Omit<MiniProps, 'slug'> & { game: KnownGame; reply: TableReply; receivedAtMs: number }) {
  const { t } = useLingui();
  const { short } = useMoney();
  const words = usePhaseWords(game);
  const { count, own } = useTableView({ reply, receivedAtMs });
  const isStage = useRouterState({
    router,
    select: ({ matches }) => matches.some(({ staticData }) => staticData.frame === 'stage'),
  });
  const isMember = useSession(({ status }) => status === 'member');
  const { table } = reply;
  const stake = centsOf(own.accepted);
  const sum = short(stake);
  const to = `/live/${table.slug}`;
  // The panel is outside the router's components, so it handles navigation itself.
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ to });
  };
  return (
    <aside
      className={s.mini}
      aria-label={t`Table in view: ${table.name}`}
      data-mini-table
      data-stage={isStage}
      data-member={isMember}
      data-city={table.city}
    >
      <a href={to} className={s.table} onClick={open}>
        <b className={s.name}>{table.name}</b>
        <span className={s.phase} data-lamp={count.lamp}>
          {isTableOver(table) ? <Trans>Table closed</Trans> : words(table.round, count.lamp)}
        </span>
      </a>
      {count.seconds !== null && (
        <b
          className={s.seconds}
          data-lamp={count.lamp}
          role="timer"
          aria-label={t`Seconds until bets close`}
        >
          {count.seconds}
        </b>
      )}
      <LastResult game={game} table={table} className={s.last} />
      {stake > 0 && (
        <span className={s.stake}>
          <Trans>Your stake: {sum}</Trans>
        </span>
      )}
      <button
        type="button"
        className={s.close}
        aria-label={t`Close table in view`}
        onClick={onClose}
      >
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}

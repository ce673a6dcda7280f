import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wl/ui/controls/button';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { Suspense, useEffect, useMemo } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useTexts } from '../../../app/language/use-texts.ts';
import type { WindowContentProps } from '../../play/index.ts';
import { tableQuery } from '../api.ts';
import { gameTableOf } from '../game-tables.ts';
import type { TableReply } from '../live-state.ts';
import { feature } from '../routes.tsx';
import { useLiveTables } from '../use-live-table.ts';
import s from '../windows/table-in-window.module.css';
import { TableWindowContext } from '../windows/window-context.ts';

/** Shows a shared table in a game window, with its own bets and countdown. */
export default function TableContent(props: WindowContentProps) {
  const hasTexts = useTexts(feature);
  return hasTexts ? <TableWindow {...props} /> : <Waiting />;
}

function TableWindow({ slug, drag, gripOf, toolsOf, onShown, onClose }: WindowContentProps) {
  const query = useQuery(tableQuery(slug));
  const reply = query.data?.data;
  useLiveTables(reply ? slug : '');
  useReport(reply, onShown);
  const GameTable = reply && gameTableOf(reply.table.game);
  const name = reply?.table.name ?? slug;
  const inWindow = useMemo(
    () => ({ drag, grip: gripOf(name), tools: toolsOf(name) }),
    [drag, gripOf, toolsOf, name],
  );
  if (GameTable)
    return (
      <TableWindowContext value={inWindow}>
        <Suspense fallback={<Waiting />}>
          <GameTable reply={reply} receivedAtMs={query.dataUpdatedAt} />
        </Suspense>
      </TableWindowContext>
    );
  if (reply || query.isError)
    return <Failed error={query.error} onAgain={() => void query.refetch()} onClose={onClose} />;
  return <Waiting />;
}

/**
 * Reports the table's name, the maximum number of windows and the closing note. The note exists only while the member
 * has bets in a running round.
 */
function useReport(reply: TableReply | undefined, onShown: WindowContentProps['onShown']): void {
  const { t } = useLingui();
  const { slug, name, round } = reply?.table ?? {};
  const isRunning = round && !['settled', 'void'].includes(round.phase);
  const hasBets = isRunning && reply && reply.bets.length > 0;
  const mostWindows = reply?.max_windows;
  const note =
    hasBets && name
      ? t`Your bets at ${name} stay valid. The result will be in your statement.`
      : undefined;
  useEffect(() => {
    if (slug === undefined || name === undefined || mostWindows === undefined) return;
    onShown(slug, { name, last: null, demoNetCents: 0, mostWindows, closingNote: note });
  }, [onShown, slug, name, mostWindows, note]);
}

const Waiting = () => (
  <section className={s.window} aria-busy="true">
    <Skeleton className={s.bone ?? ''} />
  </section>
);

function Failed({
  error,
  onAgain,
  onClose,
}: {
  error: unknown;
  onAgain: () => void;
  onClose: () => void;
}) {
  const errorText = useErrorText();
  return (
    <section className={s.window}>
      <div className={s.failed}>
        <h2 className="poster">
          <Trans>The table cannot be shown</Trans>
        </h2>
        {error !== null && <p role="alert">{errorText(error)}</p>}
        <Button icon="repeat" onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
        <Button variant="ink" onClick={onClose}>
          <Trans>Close this window</Trans>
        </Button>
      </div>
    </section>
  );
}

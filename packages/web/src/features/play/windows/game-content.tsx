import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Round } from '@wl/contract/play';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { useCallback, useEffect, useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useWallet } from '../../../app/hud/wallet.ts';
import { launchQuery } from '../api.ts';
import { bookQuery } from '../book.ts';
import { HistoryDrawer } from '../components/history-drawer.tsx';
import { PassportMessage } from '../components/passport-message.tsx';
import { StageWindow } from '../components/stage-window.tsx';
import { TroubleBar } from '../components/trouble-bar.tsx';
import type { Launch } from '../stage.ts';
import { useKeptPromises } from '../use-kept-promises.ts';
import { useRounds, type RoundsState } from '../rounds/use-rounds.ts';
import type { WindowContentProps } from './contents.ts';
import s from './game-window.module.css';
import { useClosed } from './use-closed.ts';

/** Poll interval for an unavailable game, in ms. */
const CLOSED_LOOK_MS = 30_000;

interface GameContentProps extends WindowContentProps {
  mode: 'cash' | 'demo';
  animate: boolean;
  isAlone: boolean;
}

/** Shows a game in its window, or a panel that says why the game is not open. */
export function GameContent(props: GameContentProps) {
  const { slug, onClose } = props;
  const launch = useQuery({
    ...launchQuery(slug),
    // Poll while the game is in maintenance, or while the member needs a verified passport to place stakes.
    refetchInterval: ({ state: { data } }) =>
      data?.data.state === 'maintenance' || data?.data.needs_passport ? CLOSED_LOOK_MS : false,
  });
  if (launch.data) return <OpenTable {...props} launch={launch.data.data} />;
  if (launch.isError) return <ClosedTable error={launch.error} onClose={onClose} />;
  return <section className={s.waiting} aria-busy="true" />;
}

/** Shows a panel instead of a game under maintenance. */
function Maintenance({
  slug,
  name,
  isAlone,
  onClose,
}: {
  slug: string;
  name: string;
  isAlone: boolean;
  onClose: () => void;
}) {
  return (
    <section className={s.closed} aria-label={name} data-testid="maintenance">
      <img
        className={s.art}
        src={`/art/games/${slug}/tile-320.webp`}
        width={320}
        height={320}
        alt=""
        decoding="async"
      />
      <h2 className="poster">
        <Trans>{name} is under maintenance</Trans>
      </h2>
      <p role="status">
        <Trans>No rounds can start now. The game will open here when maintenance ends.</Trans>
      </p>
      {isAlone ? (
        <Link to="/casino-floor" className={buttonClass()}>
          <Trans>Back to the casino floor</Trans>
        </Link>
      ) : (
        <Button onClick={onClose}>
          <Trans>Close this window</Trans>
        </Button>
      )}
    </section>
  );
}

/** Shows a panel instead of a game that could not be launched. Other windows stay open. */
function ClosedTable({ error, onClose }: { error: unknown; onClose: () => void }) {
  const errorText = useErrorText();
  return (
    <section className={s.closed}>
      <h2 className="poster">
        <Trans>This table is not open</Trans>
      </h2>
      <p role="alert">{errorText(error)}</p>
      <Button onClick={onClose}>
        <Trans>Close this window</Trans>
      </Button>
    </section>
  );
}

type TableProps = GameContentProps & { launch: Launch };

function OpenTable(props: TableProps) {
  const { launch, mode, onShown } = props;
  const { slug, name } = launch;
  const rounds = useRounds(slug, mode);
  const isClosed = useClosed(launch, mode, rounds);
  const { last, demoNetCents } = rounds;
  useKeptPromises(launch, last);
  useEffect(
    () => onShown(slug, { name, last, demoNetCents }),
    [onShown, slug, name, last, demoNetCents],
  );
  if (!isClosed) return <Table {...props} rounds={rounds} />;
  return <Maintenance slug={slug} name={name} isAlone={props.isAlone} onClose={props.onClose} />;
}

function Table(props: TableProps & { rounds: RoundsState }) {
  const { launch, mode, animate, drag, rounds } = props;
  const { slug, name } = launch;
  const wallet = useWallet();
  const book = useQuery(bookQuery(slug));
  const [historyOpen, setHistoryOpen] = useState(false);
  const [replay, setReplay] = useState<Round | null>(null);
  const endReplay = useCallback(() => setReplay(null), []);
  return (
    <>
      <StageWindow
        launch={launch}
        book={book.data ?? null}
        failed={book.isError || book.data === null}
        onRetry={() => void book.refetch()}
        mode={mode}
        cashCents={mode === 'cash' ? (wallet?.cash ?? 0) : null}
        bonusCents={mode === 'cash' ? (wallet?.bonus ?? 0) : 0}
        rounds={rounds}
        animate={animate}
        replay={replay}
        onReplayEnd={endReplay}
        onHistory={mode === 'cash' ? () => setHistoryOpen(true) : null}
        drag={drag}
        grip={props.gripOf(name)}
        tools={props.toolsOf(name)}
      >
        {mode === 'cash' && launch.needs_passport && !rounds.error ? (
          <PassportMessage />
        ) : (
          <TroubleBar rounds={rounds} />
        )}
      </StageWindow>
      {historyOpen && (
        <HistoryDrawer
          slug={slug}
          onClose={() => setHistoryOpen(false)}
          onReplay={(round) => {
            setHistoryOpen(false);
            setReplay(round);
          }}
        />
      )}
    </>
  );
}

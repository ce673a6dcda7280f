import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Round } from '@wl/contract/play';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useWallet } from '../../../app/hud/wallet.ts';
import { launchQuery } from '../api.ts';
import { bookQuery } from '../book.ts';
import { HistoryDrawer } from '../components/history-drawer.tsx';
import { PassportMessage } from '../components/passport-message.tsx';
import { BarButton, StageWindow } from '../components/stage-window.tsx';
import { TroubleBar } from '../components/trouble-bar.tsx';
import type { Launch } from '../stage.ts';
import { useKeptPromises } from '../use-kept-promises.ts';
import { useRounds, type RoundsState } from '../rounds/use-rounds.ts';
import s from './game-window.module.css';
import { MovePanel } from './move-panel.tsx';
import type { WindowAction, OpenWindow } from './open-windows.ts';
import { useClosed } from './use-closed.ts';
import { WindowFrame, type TitleDrag } from './window-frame.tsx';

/** Poll interval for an unavailable game, in ms. */
const CLOSED_LOOK_MS = 30_000;

/** Data that a game window reports for the HUD strip. */
export interface ShownGame {
  name: string;
  /** Last round whose presentation has ended. */
  last: Round | null;
  demoNetCents: number;
}

interface GameWindowProps {
  open: OpenWindow;
  layer: number;
  isFront: boolean;
  /** True if the window is visible. On phones, only the front window is visible. */
  isShown: boolean;
  isAlone: boolean;
  mode: 'cash' | 'demo';
  animate: boolean;
  manager: RefObject<HTMLElement | null>;
  change: (action: WindowAction) => void;
  onShown: (slug: string, game: ShownGame) => void;
  /** Buttons at the end of the title bar. */
  tools: ReactNode;
}

/** Shows the window of one game. Each window plays its own rounds. */
export function GameWindow(props: GameWindowProps) {
  const { open, change, isFront, isShown, isAlone } = props;
  const { slug } = open;
  const launch = useQuery({
    ...launchQuery(slug),
    // Poll while the game is in maintenance, or while the member needs a verified passport to place stakes.
    refetchInterval: ({ state: { data } }) =>
      data?.data.state === 'maintenance' || data?.data.needs_passport ? CLOSED_LOOK_MS : false,
  });
  return (
    <WindowFrame
      place={open.place}
      layer={props.layer}
      isFront={isFront}
      isShown={isShown}
      isAlone={isAlone}
      manager={props.manager}
      onPlace={(place) => change({ type: 'place', slug, place })}
      onFront={() => change({ type: 'front', slug })}
    >
      {(drag) =>
        launch.data ? (
          <OpenTable {...props} launch={launch.data.data} drag={drag} />
        ) : launch.isError ? (
          <ClosedTable slug={slug} error={launch.error} change={change} />
        ) : (
          <section className={s.waiting} aria-busy="true" />
        )
      }
    </WindowFrame>
  );
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
function ClosedTable({
  slug,
  error,
  change,
}: {
  slug: string;
  error: unknown;
  change: (action: WindowAction) => void;
}) {
  const errorText = useErrorText();
  return (
    <section className={s.closed}>
      <h2 className="poster">
        <Trans>This table is not open</Trans>
      </h2>
      <p role="alert">{errorText(error)}</p>
      <Button onClick={() => change({ type: 'close', slug })}>
        <Trans>Close this window</Trans>
      </Button>
    </section>
  );
}

type TableProps = GameWindowProps & { launch: Launch; drag: TitleDrag | null };

function OpenTable(props: TableProps) {
  const { launch, mode, onShown, change } = props;
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
  return (
    <Maintenance
      slug={slug}
      name={name}
      isAlone={props.isAlone}
      onClose={() => change({ type: 'close', slug })}
    />
  );
}

function Table(props: TableProps & { rounds: RoundsState }) {
  const { launch, mode, animate, drag, rounds } = props;
  const { slug } = launch;
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
        grip={drag && <Grip {...props} />}
        tools={
          <>
            {props.tools}
            {drag && <WindowTools {...props} />}
          </>
        }
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

function Grip({ launch: { slug, name }, open, change }: TableProps) {
  return (
    <MovePanel
      name={name}
      place={open.place}
      onPlace={(place) => change({ type: 'place', slug, place })}
    />
  );
}

function WindowTools({ launch: { slug, name }, change }: TableProps) {
  const { t } = useLingui();
  return (
    <>
      <BarButton
        icon="minus"
        label={t`Minimise ${name}`}
        onPress={() => change({ type: 'minimise', slug })}
      />
      <BarButton
        icon="close"
        label={t`Close ${name}`}
        onPress={() => change({ type: 'close', slug })}
      />
    </>
  );
}

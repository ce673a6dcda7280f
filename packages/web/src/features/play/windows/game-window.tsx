import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Round } from '@wl/contract/play';
import { Button } from '@wl/ui/button';
import { useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useWallet } from '../../../app/hud/wallet.ts';
import { launchQuery } from '../api.ts';
import { bookQuery } from '../book.ts';
import { HistoryDrawer } from '../components/history-drawer.tsx';
import { BarButton, StageWindow } from '../components/stage-window.tsx';
import { TroubleBar } from '../components/trouble-bar.tsx';
import type { Launch } from '../stage.ts';
import { useRounds } from '../use-rounds.ts';
import s from './game-window.module.css';
import { MovePanel } from './move-panel.tsx';
import type { DeskAction, OpenWindow } from './open-windows.ts';
import { WindowFrame, type TitleDrag } from './window-frame.tsx';

/** What the strip over the desk shows of a game. */
export interface Told {
  name: string;
  /** The last round whose curtain has fallen. */
  last: Round | null;
  demoNetCents: number;
}

interface GameWindowProps {
  open: OpenWindow;
  layer: number;
  isFront: boolean;
  /** On phones the front one only. */
  isShown: boolean;
  isAlone: boolean;
  mode: 'cash' | 'demo';
  animate: boolean;
  desk: RefObject<HTMLElement | null>;
  change: (action: DeskAction) => void;
  onTold: (slug: string, told: Told) => void;
  /** At the end of the title bar. */
  tools: ReactNode;
}

/** One game on the desk, with rounds of its own. */
export function GameWindow(props: GameWindowProps) {
  const { open, change, isFront, isShown, isAlone } = props;
  const { slug } = open;
  const launch = useQuery(launchQuery(slug));
  return (
    <WindowFrame
      place={open.place}
      layer={props.layer}
      isFront={isFront}
      isShown={isShown}
      isAlone={isAlone}
      desk={props.desk}
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

/** A game that the house does not open, among others that it does. */
function ClosedTable({
  slug,
  error,
  change,
}: {
  slug: string;
  error: unknown;
  change: (action: DeskAction) => void;
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

function OpenTable(props: GameWindowProps & { launch: Launch; drag: TitleDrag | null }) {
  const { launch, mode, animate, onTold, change, drag, open } = props;
  const { slug, name } = launch;
  const { t } = useLingui();
  const rounds = useRounds(slug, mode);
  const wallet = useWallet();
  const book = useQuery(bookQuery(slug));
  const [historyOpen, setHistoryOpen] = useState(false);
  const [replay, setReplay] = useState<Round | null>(null);
  const endReplay = useCallback(() => setReplay(null), []);
  const { last, demoNetCents } = rounds;
  useEffect(
    () => onTold(slug, { name, last, demoNetCents }),
    [onTold, slug, name, last, demoNetCents],
  );
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
        grip={
          drag && (
            <MovePanel
              name={name}
              place={open.place}
              onPlace={(place) => change({ type: 'place', slug, place })}
            />
          )
        }
        tools={
          <>
            {props.tools}
            {drag && (
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
            )}
          </>
        }
      >
        <TroubleBar rounds={rounds} />
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

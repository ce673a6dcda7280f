import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { cx } from '@wl/ui/cx';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { showToast } from '@wl/ui/feedback/toast';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../app/session/session.ts';
import { PageMissing } from '../../../app/shell/page-states.tsx';
import { realityCheck } from '../../limits/index.ts';
import { launchQuery } from '../api.ts';
import { ClosedPage } from '../components/closed-page.tsx';
import { HudStrip } from '../components/hud-strip.tsx';
import { PlayBar } from '../components/play-bar.tsx';
import { BarButton } from '../components/stage-window.tsx';
import { isUnknown } from '../is-unknown.ts';
import { useGameName } from '../use-game-name.ts';
import { useNarrow } from '../use-narrow.ts';
import { useSignedOutElsewhere } from '../use-signed-out-elsewhere.ts';
import type { ShownGame } from '../windows/contents.ts';
import { GameWindow } from '../windows/game-window.tsx';
import { MAX_WINDOWS, TABLES, type WindowAction } from '../windows/open-windows.ts';
import { useWindowManager } from '../windows/use-window-manager.ts';
import { rememberedWindows } from '../windows/window-memory.ts';
import s from './play.module.css';

const Dock = lazy(() => import('../windows/dock.tsx').then(({ Dock }) => ({ default: Dock })));
const RealityCheck = lazy(realityCheck);
const GamesDialog = lazy(() => import('../windows/games-dialog.tsx'));

/**
 * Shows the play page. `GameWindows` is keyed by the member's id, so that all windows and rounds are discarded when
 * another member signs in.
 */
export default function PlayPage() {
  const memberId = useSession((session) => session.player?.id ?? 'visitor');
  const isLeaving = useSignedOutElsewhere();
  const slug = useGameName();
  const { game_category: category } = useParams({ strict: false }) as { game_category?: string };
  const mode = useMode();
  // A shared table is shown here only if it has a window beside other windows. Otherwise, it has its own page.
  const isInWindow = () =>
    mode === 'cash' && rememberedWindows(memberId, mode).windows.some((open) => open.slug === slug);
  if (category === TABLES && !isInWindow()) return <ToTable slug={slug} />;
  return isLeaving ? <WaitingPage /> : <GameWindows key={memberId} />;
}

/** Navigates to the page of a shared table. */
function ToTable({ slug }: { slug: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: '/live/$slug', params: { slug }, replace: true });
  }, [navigate, slug]);
  return <WaitingPage />;
}

/** Returns `cash` for members with a confirmed e-mail address, unless the URL requests a demo; otherwise `demo`. */
function useMode(): 'cash' | 'demo' {
  const isMember = useSession((session) => session.status === 'member');
  const confirmed = useSession((session) => session.player?.email_confirmed === true);
  const isDemo = new URLSearchParams(location.search).get('demo') === '1';
  return isMember && confirmed && !isDemo ? 'cash' : 'demo';
}

/** Shows the open games. If the game in the URL is unknown, loading or unavailable, shows a page for that state. */
function GameWindows() {
  const games = useGames();
  const { slug, category, launch, windows } = games;
  if (isUnknown(launch.error) || (launch.data && launch.data.data.category !== category))
    return <PageMissing />;
  if (launch.isError && windows.length <= 1) return <ClosedPage error={launch.error} />;
  if (!windows.some((open) => open.slug === slug) && !launch.data) return <WaitingPage />;
  return <OpenGames games={games} />;
}

type Games = ReturnType<typeof useGames>;

/** Manages the open games, and collects the data that their windows report for the HUD strip. */
function useGames() {
  const slug = useGameName();
  const params: unknown = useParams({ strict: false });
  const category = (params as { game_category?: string }).game_category ?? '';
  const isTable = category === TABLES;
  const launch = useQuery({ ...launchQuery(slug), enabled: !isTable });
  const mode = useMode();
  const { manager, front, change } = useWindowManager(
    { slug, category },
    mode,
    // A shared table is shown here only if its window is already open, so the limit does not affect it.
    isTable ? MAX_WINDOWS : launch.data?.data.max_windows,
  );
  const [shown, setShown] = useState<Readonly<Record<string, ShownGame>>>({});
  const [dialogOpen, setDialogOpen] = useState(false);
  const narrow = useNarrow();
  const [most, setMost] = useState(1);
  const allowed = launch.data?.data.max_windows ?? shown[slug]?.mostWindows ?? most;
  if (allowed !== most) setMost(allowed);
  const onShown = useCallback(
    (slug: string, game: ShownGame) => setShown((before) => ({ ...before, [slug]: game })),
    [],
  );
  const { windows, stack } = manager;
  return {
    slug,
    category,
    launch,
    mode,
    animate: new URLSearchParams(location.search).get('anim') !== '0',
    windows,
    stack,
    front,
    frontOrLast: front ?? stack.at(-1) ?? slug,
    several: windows.length > 1,
    narrow,
    allowed,
    change: useClosingNotes(change, shown),
    shown,
    onShown,
    nameOf: (game: string) => shown[game]?.name ?? game,
    dialogOpen,
    setDialogOpen,
  };
}

/** Returns a version of `change` that also shows a window's closing note when the window closes. */
function useClosingNotes(
  change: (action: WindowAction) => void,
  shown: Readonly<Record<string, ShownGame>>,
) {
  const newest = useRef(shown);
  newest.current = shown;
  return useCallback(
    (action: WindowAction) => {
      const note = action.type === 'close' && newest.current[action.slug]?.closingNote;
      if (note) showToast({ text: note });
      change(action);
    },
    [change],
  );
}

/** Shows the top bar, the HUD strip, and up to four open games. Phones show one game at a time. */
function OpenGames({ games }: { games: Games }) {
  const { mode, windows, front, frontOrLast, several, narrow, shown, nameOf } = games;
  const demoNetCents = windows.reduce(
    (sum, open) => sum + (shown[open.slug]?.demoNetCents ?? 0),
    0,
  );
  return (
    <main className={cx(s.page, several && s.several)}>
      <h1 className={s.name}>{nameOf(frontOrLast)}</h1>
      <PlayBar />
      <HudStrip
        mode={mode}
        last={shown[frontOrLast]?.last ?? null}
        demoNetCents={demoNetCents}
        game={games.launch.data?.data}
      />
      <Windows games={games} />
      {several && !narrow && (
        <Suspense>
          <Dock
            windows={windows}
            front={front}
            most={games.allowed}
            nameOf={nameOf}
            change={games.change}
            onAdd={() => games.setDialogOpen(true)}
          />
        </Suspense>
      )}
      {mode === 'cash' && (
        <Suspense>
          <RealityCheck />
        </Suspense>
      )}
      {games.dialogOpen && <OpenGamesDialog games={games} />}
    </main>
  );
}

/** Shows a window for each open game. */
function Windows({ games }: { games: Games }) {
  const { mode, windows, stack, front, frontOrLast, several, narrow } = games;
  const room = useRef<HTMLDivElement>(null);
  // Phones show only one window, so they need the switcher to reach the other games. Wide screens show it only while a
  // single game is open, so that the member can open another game.
  const switcher = games.allowed > 1 && (narrow || !several) && (
    <Switcher count={windows.length} onPress={() => games.setDialogOpen(true)} />
  );
  return (
    <div ref={room} className={s.manager}>
      {windows.map((open) => (
        <GameWindow
          // Changing the mode remounts the game, so that automatic demo rounds do not continue with cash.
          key={`${mode}/${open.slug}`}
          open={open}
          layer={1 + stack.indexOf(open.slug)}
          isFront={open.slug === front}
          isShown={narrow ? open.slug === frontOrLast : !open.minimised}
          isAlone={narrow || !several}
          mode={mode}
          animate={games.animate}
          manager={room}
          change={games.change}
          onShown={games.onShown}
          tools={switcher}
        />
      ))}
      {several && !front && !narrow && (
        <p className={s.empty}>
          <Trans>All games are minimised. Select a game below to continue.</Trans>
        </p>
      )}
    </div>
  );
}

/** Shows a button that opens the dialog for open games. If more than one game is open, the button shows the number. */
function Switcher({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useLingui();
  const several = count > 1;
  return (
    <span className={s.switcher}>
      <BarButton
        icon={several ? 'windows' : 'plus'}
        label={several ? t`Open games` : t`Add a game`}
        onPress={onPress}
      />
      {several && (
        <span className={s.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
}

function OpenGamesDialog({ games }: { games: Games }) {
  const { allowed, change, setDialogOpen } = games;
  return (
    <Suspense>
      <GamesDialog
        open={games.windows}
        front={games.frontOrLast}
        most={allowed}
        hasTables={games.mode === 'cash'}
        nameOf={games.nameOf}
        onOpen={(game) => {
          setDialogOpen(false);
          change({ type: 'open', most: allowed, slug: game.slug, category: game.category });
        }}
        onFront={(game) => {
          setDialogOpen(false);
          change({ type: 'front', slug: game });
        }}
        onCloseGame={(game) => change({ type: 'close', slug: game })}
        onClose={() => setDialogOpen(false)}
      />
    </Suspense>
  );
}

function WaitingPage() {
  return (
    <main className={s.page} aria-busy="true">
      <PlayBar />
      <Skeleton className={s.stripBone ?? ''} />
      <Skeleton className={s.stageBone ?? ''} />
    </main>
  );
}

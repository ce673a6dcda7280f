import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/button';
import { Skeleton } from '@wl/ui/skeleton';
import { useCallback, useState } from 'react';
import type { Round } from '@wl/contract/play';
import { useErrorText } from '../../../app/errors.tsx';
import { useWallet } from '../../../app/hud/wallet.ts';
import { useSession } from '../../../app/session.ts';
import { launchQuery } from '../api.ts';
import { useGameName } from '../use-game-name.ts';
import { bookQuery } from '../book.ts';
import { HistoryDrawer } from '../components/history-drawer.tsx';
import { HudStrip } from '../components/hud-strip.tsx';
import { PlayBar } from '../components/play-bar.tsx';
import { StageWindow } from '../components/stage-window.tsx';
import { TroubleBar } from '../components/trouble-bar.tsx';
import type { Launch } from '../stage.ts';
import { useRounds } from '../use-rounds.ts';
import s from './play.module.css';

/** The play page: bar, paper HUD and one stage. Issue 5 puts up to four `StageWindow`s here. */
export default function PlayPage() {
  const slug = useGameName();
  const launch = useQuery(launchQuery(slug));
  const errorText = useErrorText();
  if (launch.isError) {
    return (
      <main className={s.page}>
        <PlayBar />
        <div className={s.trouble}>
          <h1 className="poster">
            <Trans>This table is not open</Trans>
          </h1>
          <p role="alert">{errorText(launch.error)}</p>
          <Link to="/casino-floor" className={buttonClass()}>
            <Trans>Back to the casino floor</Trans>
          </Link>
        </div>
      </main>
    );
  }
  if (!launch.data) {
    return (
      <main className={s.page} aria-busy="true">
        <PlayBar />
        <Skeleton className={s.stripBone ?? ''} />
        <Skeleton className={s.stageBone ?? ''} />
      </main>
    );
  }
  return <OpenTable key={slug} launch={launch.data.data} />;
}

function OpenTable({ launch }: { launch: Launch }) {
  const isMember = useSession((session) => session.status === 'member');
  const confirmed = useSession((session) => session.player?.email_confirmed === true);
  const wantsDemo = new URLSearchParams(location.search).get('demo') === '1';
  const mode = isMember && confirmed && !wantsDemo ? 'cash' : 'demo';
  const rounds = useRounds(launch.slug, mode);
  const wallet = useWallet();
  const book = useQuery(bookQuery(launch.slug));
  const [historyOpen, setHistoryOpen] = useState(false);
  const [replay, setReplay] = useState<Round | null>(null);
  const endReplay = useCallback(() => setReplay(null), []);
  const animate = new URLSearchParams(location.search).get('anim') !== '0';
  return (
    <main className={s.page}>
      <h1 className={s.name}>{launch.name}</h1>
      <PlayBar />
      <HudStrip mode={mode} last={rounds.last} demoNetCents={rounds.demoNetCents} rounds={rounds} />
      <StageWindow
        launch={launch}
        book={book.data ?? null}
        failed={book.isError || book.data === null}
        onRetry={() => void book.refetch()}
        mode={mode}
        cashCents={mode === 'cash' ? (wallet?.cash ?? 0) : null}
        rounds={rounds}
        animate={animate}
        replay={replay}
        onReplayEnd={endReplay}
        onHistory={mode === 'cash' ? () => setHistoryOpen(true) : null}
      />
      <TroubleBar rounds={rounds} />
      {historyOpen && (
        <HistoryDrawer
          slug={launch.slug}
          onClose={() => setHistoryOpen(false)}
          onReplay={(round) => {
            setHistoryOpen(false);
            setReplay(round);
          }}
        />
      )}
    </main>
  );
}

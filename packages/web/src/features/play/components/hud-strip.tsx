import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { getRealityCheck } from '@wl/contract/limits';
import type { Round } from '@wl/contract/play';
import { buttonClass } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useHud } from '../../../app/hud/status.ts';
import { useCall } from '../../../app/api.ts';
import { useWallet } from '../../../app/hud/wallet.ts';
import { useBackOf } from '../../journey/index.ts';
import { stripMission } from '../../missions/index.ts';
import { finishedPill } from '../../tournaments/index.ts';
import { sessionQuery } from '../api.ts';
import type { Launch } from '../stage.ts';
import { useElapsed } from '../use-elapsed.ts';
import { useMoney } from '../money.ts';
import { GameTournament } from './game-tournament.tsx';
import s from './hud-strip.module.css';

const Fingerprints = lazy(() => import('./fingerprints.tsx'));
/** Wagering component, loaded on demand because only members with bonus money need it. */
const Wagering = lazy(() => import('./wagering.tsx'));
const StripMission = lazy(stripMission);
const FinishedPill = lazy(finishedPill);

/** Returns the first and last four digits of a round id, enough to tell rounds apart. */
const shortId = (id: string) => `${id.slice(0, 4)}·${id.slice(-4)}`.toUpperCase();

interface StripProps {
  mode: 'cash' | 'demo';
  last: Round | null;
  demoNetCents: number;
  /** Game in the front window; undefined until the game has been launched. */
  game: Launch | undefined;
}

/**
 * Shows the strip above the stage with net result, session time, level, mission, tournament, bonus, the last round's
 * proof, and a link to take a break.
 */
export function HudStrip(props: StripProps) {
  const { mode, last, game } = props;
  const session = useQuery({ ...sessionQuery, enabled: mode === 'cash' });
  const started = session.data?.data.started_at;
  const elapsed = useElapsed(started, session.data?.data.server_now);
  const bonusCents = useWallet()?.bonus ?? 0;
  const hasBonus = mode === 'cash' && bonusCents > 0;
  const net = mode === 'cash' ? (session.data?.data.net_cents ?? 0) : props.demoNetCents;
  // Reserve the height of the fingerprint line from the start, so that nothing below it moves when the content loads.
  const fingerprints = mode === 'cash' && (
    <div className={s.fingerprints}>
      <Suspense>
        <Fingerprints last={last} next={game?.commitment?.next_round_key_hash} />
      </Suspense>
    </div>
  );
  return (
    <div className={s.place}>
      <div className={cx('paper', s.strip)}>
        <NetCell net={net} mode={mode} last={last} />
        <div className={s.cell}>
          <span className="label">
            <Trans>Time elapsed</Trans>
          </span>
          <b className="num">
            <time>{elapsed}</time>
          </b>
          {mode === 'cash' && <RealityLeft />}
        </div>
        {mode === 'cash' ? <LevelCell /> : <DemoCell />}
        {mode === 'cash' && game && (
          <Suspense>
            <StripMission game={game} className={cx(s.cell, s.wide)} />
          </Suspense>
        )}
        {mode === 'cash' && game && (
          <GameTournament slug={game.slug} className={cx(s.cell, s.wide)} />
        )}
        {hasBonus && (
          <div className={cx(s.cell, s.wide)}>
            <Suspense>
              <Wagering />
            </Suspense>
          </div>
        )}
        <ProofCell last={last} fingerprints={fingerprints} />
      </div>
      <PhoneStrip mode={mode} net={net} elapsed={elapsed} last={last} game={game} />
      <div className={s.phoneProof}>{fingerprints}</div>
    </div>
  );
}

/**
 * Shows the minutes until the next reality check. Needs no timer of its own, because the strip renders every second.
 */
function RealityLeft() {
  const { data, dataUpdatedAt } = useCall(getRealityCheck, {});
  // An empty line reserves the height, so that nothing below moves when the content loads.
  if (!data) return <small>{'\u00a0'}</small>;
  const { due_at, server_now } = data.data;
  const leftMs = Date.parse(due_at) - Date.parse(server_now) - (Date.now() - dataUpdatedAt);
  const minutes = Math.max(0, Math.ceil(leftMs / 60_000));
  return (
    <small>
      <Trans>Reality check in {minutes} min</Trans>
    </small>
  );
}

/**
 * Shows the Hustler cashback for the last round as soon as it arrives, in a line below the net result. The cashback is
 * neither a win nor part of the net result.
 */
function HustlerLine({ last, keepsLine = false }: { last: Round | null; keepsLine?: boolean }) {
  const { signed } = useMoney();
  const back = useBackOf(last?.id ?? '');
  // In the wide strip, an empty line reserves the height, so that nothing moves when the Hustler cashback appears.
  return <small role="status">{back ? `Hustler ${signed(back)}` : keepsLine && '\u00a0'}</small>;
}

function NetCell({ net, mode, last }: { net: number; mode: 'cash' | 'demo'; last: Round | null }) {
  const { signed } = useMoney();
  return (
    <div className={s.cell}>
      <span className="label">
        {mode === 'cash' ? (
          <Trans>Net result this session</Trans>
        ) : (
          <Trans>Net result in free play</Trans>
        )}
      </span>
      <b className={cx('num', net > 0 && s.up)} data-testid="net">
        {signed(net)}
      </b>
      {mode === 'cash' && <HustlerLine last={last} keepsLine />}
    </div>
  );
}

function LevelCell() {
  const hud = useHud();
  if (!hud) return <div className={cx(s.cell, s.wide)} />;
  const { level, experience, experience_needed: needed, next_level_coins: coins } = hud;
  const next = level + 1;
  const share = needed > 0 ? Math.min(1, experience / needed) : 0;
  return (
    <div className={cx(s.cell, s.wide)}>
      <div className={s.split}>
        <span className="label">
          <Trans>Level {level}</Trans>
        </span>
        <b className={cx('num', s.small)}>
          {experience}/{needed} XP
        </b>
      </div>
      <progress className={s.bar} value={share} max={1} aria-label="XP" />
      <small>
        <Trans>
          Level {next} pays {coins} Coins
        </Trans>
      </small>
    </div>
  );
}

function DemoCell() {
  return (
    <div className={cx(s.cell, s.wide)}>
      <span className={s.stamp}>Demo</span>
      <small>
        <Trans>Free play, same odds. No real money can be staked or won.</Trans>
      </small>
    </div>
  );
}

function ProofCell({ last, fingerprints }: { last: Round | null; fingerprints: React.ReactNode }) {
  const id = last ? shortId(last.id) : null;
  return (
    <div className={cx(s.cell, s.proof)}>
      <Icon name="seal" size={30} className={s.seal} />
      <div>
        <span className="label">
          {id ? (
            <>
              <Trans>Round</Trans> <span className="code">{id}</span>
            </>
          ) : (
            <Trans>Provably fair</Trans>
          )}
        </span>
        <ProofLink last={last} className={s.link}>
          <Trans>Check the fairness proof</Trans>
        </ProofLink>
        {fingerprints}
      </div>
      <Link to="/responsible-gaming" className={cx(buttonClass({ variant: 'ink' }), s.break)}>
        <Icon name="hand" size={16} />
        <Trans>Break</Trans>
      </Link>
    </div>
  );
}

/**
 * Links to the proof of the last round. A demo round is not stored, so its public data is passed to the fairness page.
 */
function ProofLink({
  last,
  className,
  children,
}: {
  last: Round | null;
  className?: string | undefined;
  children: React.ReactNode;
}) {
  const search = !last ? '' : last.demo ? '?from=demo' : `?round=${last.id}`;
  return (
    <a
      href={`/fairness${search}`}
      target="_blank"
      rel="noopener"
      className={className}
      onClick={() => {
        if (last?.demo) keepForProof(last);
      }}
    >
      {children}
    </a>
  );
}

/** Stores a demo round's public data for the fairness page, which opens in a new tab. */
function keepForProof(round: Round): void {
  try {
    localStorage.setItem('wl-demo-proof', JSON.stringify(round));
  } catch {
    // Ignore the error: without storage, the fairness page opens without the round, and the member can paste the
    // round's data there.
  }
}

/** Shows the HUD strip on phones: back button, balance, net result, session time and proof in a single dark row. */
function PhoneStrip({
  mode,
  net,
  elapsed,
  last,
  game,
}: Pick<StripProps, 'mode' | 'last' | 'game'> & { net: number; elapsed: string }) {
  const { t } = useLingui();
  const { money, signed } = useMoney();
  const wallet = useWallet();
  return (
    <div className={s.phone}>
      <Link to="/casino-floor" className={s.square} aria-label={t`Back to the casino floor`}>
        <Icon name="arrow-left" size={20} />
      </Link>
      <div className={s.figures}>
        <span>
          <i>{mode === 'cash' ? <Trans>Cash</Trans> : 'Demo'}</i>
          <b className="num">{mode === 'cash' ? (wallet ? money(wallet.cash) : '–') : '∞'}</b>
        </span>
        <span>
          <i>
            <Trans>Net</Trans>
          </i>
          <b className="num">{signed(net)}</b>
          {mode === 'cash' && <HustlerLine last={last} />}
        </span>
        <span>
          <i>
            <Trans>Time</Trans>
          </i>
          <b className="num">{elapsed}</b>
        </span>
        {mode === 'cash' && game && (
          <Suspense>
            <StripMission game={game} phone />
            <FinishedPill />
          </Suspense>
        )}
      </div>
      <ProofLink last={last} className={s.square}>
        <Icon name="seal" size={22} />
        <span className={s.hidden}>
          <Trans>Check the fairness proof</Trans>
        </span>
      </ProofLink>
    </div>
  );
}

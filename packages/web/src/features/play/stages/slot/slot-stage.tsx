import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isStill } from '../../../../app/motion.ts';
import { Link } from '@tanstack/react-router';
import { currentLanguage } from '../../../../app/language.ts';
import type { SlotConfig } from '@wl/games/engines/slots/config';
import { MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import { Button } from '@wl/ui/button';
import { cx } from '@wl/ui/cx';
import { lazy, Suspense, useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { Coins } from '../../components/coins.tsx';
import { CountUp } from '../../components/count-up.tsx';
import { useMoney } from '../../money.ts';
import { noteGesture } from '../../sound.ts';
import { type Shortage, shortageOf } from '../../shortage.tsx';
import type { Launch, StageProps } from '../../stage.ts';
import { rememberBet, rememberedBet } from '../../steps/bet-memory.ts';
import { useStageKeys } from '../../use-stage-keys.ts';
import { AutoPanel } from './auto-panel.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { Controls } from './controls.tsx';
import { FreeSpinBanner } from './free-spins.tsx';
import { windowRatios } from './geometry.ts';
import { PayChips } from './pay-chips.tsx';
import { SlotAnnouncer } from './slot-announcer.tsx';
import { firstStake } from './stake.ts';
import type { Ticket } from './ticket.ts';
import { themeOf } from './themes.ts';
import { useReels } from './use-reels.ts';
import { useSlot } from './use-slot.ts';
import { WinOverlay } from './win-overlay.tsx';
import { WinText } from './win-text.tsx';
import s from './slot-stage.module.css';

/** This component is loaded on demand, because few members have spins in their bag. */
const TicketChips = lazy(() => import('./ticket-chips.tsx'));

/** Returns the number of coins in the shower for a win. The win is given as a multiple of the stake. */
const coinsFor = (stakes: number) => Math.min(120, Math.round(14 + stakes * 9));

/** Smallest win, as a multiple of the stake, that counts as a big win. */
const BIG_WIN = 20;

/** Stage of a slot: backdrop, lacquered frame, reels, wins and controls. */
export default function SlotStage(props: StageProps & { config: SlotConfig }) {
  const { config, launch, texts, cashCents, replay } = props;
  const [still] = useState(isStill);
  const animate = props.animate && !still;
  const theme = themeOf(launch.slug);
  const text = texts[currentLanguage()];
  const { money } = useMoney();
  const { t } = useLingui();
  const [stakeIndex, setStakeIndex] = useState(() =>
    firstStake(launch.stakes, rememberedBet(launch.slug)),
  );
  const [quick, setQuick] = useState(
    () => launch.features['quickSpin'] === true && rememberedBet(launch.slug)['quick'] === true,
  );
  const [autoOpen, setAutoOpen] = useState(false);
  const [buyOpen, setBuyOpen] = useState(false);
  const [bonus] = config.buys ?? [];
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const stakes = ticket?.stakes ?? launch.stakes;
  const shownIndex = Math.min(stakeIndex, stakes.length - 1);
  const stakeCents = stakes[shownIndex] ?? 0;
  // The stake of a ticket is not the member's choice, so it is not remembered.
  const ownCents = launch.stakes[stakeIndex] ?? 0;
  useEffect(
    () => rememberBet(launch.slug, { stakeCents: ownCents, quick }),
    [launch.slug, ownCents, quick],
  );
  const blockedId = useId();
  const spinButton = useRef<HTMLButtonElement>(null);
  const reels = useReels(config, theme.reels);
  const slot = useSlot({ ...props, animate, reels, stakeCents, item: ticket?.item, quick });
  const { view, phase, last } = slot;
  const { ladder } = view;
  const busy = phase !== 'idle';
  const roundStake = slot.roundCents || stakeCents;
  // A payout that does not exceed its stake is never celebrated (decisions §9).
  const celebrated = view.wonCents > roundStake;
  // During a round, its stake is already deducted from the shown balance, so the stake is checked only between rounds.
  const shortage = busy || ticket !== null ? null : shortageOf(props, stakeCents);
  const blocked = useBlocked(shortage, reels.state, replay !== null);
  const win = view.lit === null ? null : (view.wins[view.lit] ?? null);

  useStageKeys({
    onSpace: () => {
      noteGesture();
      if (busy) slot.hurry();
      else if (blocked === null && slot.auto === null) slot.spin();
    },
  });

  const ratios = windowRatios(reels.box);
  const lacquer = {
    '--lacquer-1': theme.lacquer[0],
    '--lacquer-2': theme.lacquer[1],
    '--desk-1': theme.controls[0],
    '--desk-2': theme.controls[1],
    '--glow': theme.glow,
    '--backdrop': `url(${theme.backdrop ?? `/art/cities/${launch.city}/postcard-1200.avif`})`,
    '--letters': launch.name.length,
    '--cols': reels.box.cols,
    '--ratio': ratios.wide,
    '--ratio-phone': ratios.narrow,
  } as CSSProperties;

  return (
    <div className={cx(s.stage, view.free && s.free)} style={lacquer} onPointerDown={noteGesture}>
      <div className={s.scene}>
        {/* Game names are English in every language; Turkish rules would capitalise i as İ. */}
        <h2 className={cx('poster', s.title)} aria-hidden="true" lang="en">
          {launch.name}
        </h2>
        <PayChips
          config={config}
          text={text}
          atlas={reels.atlas}
          litSymbol={win?.symbol ?? null}
          view={view}
        />
        <div className={s.frame}>
          <i className={s.rivet} />
          <i className={s.rivet} />
          <i className={s.rivet} />
          <i className={s.rivet} />
          {ladder !== null && !view.free && (
            <p className={cx('num', s.next)}>
              <Trans>next win × {ladder}</Trans>
            </p>
          )}
          <div className={s.window}>
            <canvas ref={reels.canvas} className={s.canvas} aria-hidden="true" />
            {reels.state === 'loading' && <div className={s.loading} aria-hidden="true" />}
            {reels.state === 'failed' && (
              <div className={s.failed} role="alert">
                <p>
                  <Trans>The reel pictures could not be loaded.</Trans>
                </p>
                <Button onClick={reels.retry} icon="repeat">
                  <Trans>Try again</Trans>
                </Button>
              </div>
            )}
            {win && reels.atlas && (
              <WinOverlay
                win={win}
                config={config}
                atlas={reels.atlas}
                box={reels.box}
                grid={slot.grid}
                marks={slot.marks}
                animate={animate}
              />
            )}
            <FreeSpinBanner banner={view.banner} atlas={reels.atlas} />
          </div>
          {win && !celebrated && (
            <p className={s.ribbon}>
              <WinText win={win} text={text} config={config} stakeCents={slot.baseCents} />
            </p>
          )}
          {celebrated && (
            <div className={s.plaque} data-testid="plaque">
              <span className="poster">
                {view.wonCents >= BIG_WIN * roundStake ? (
                  <Trans>Big win</Trans>
                ) : (
                  <Trans>Win</Trans>
                )}
              </span>
              <b className="num">
                <CountUp cents={view.wonCents} format={money} animate={animate} />
              </b>
              {!win && view.shown.length > 1 && (
                <p>
                  <Plural value={view.shown.length} one="# win" other="# wins" />
                </p>
              )}
              {win && (
                <p>
                  <WinText win={win} text={text} config={config} stakeCents={slot.baseCents} />
                </p>
              )}
            </div>
          )}
        </div>
        {celebrated && animate && <Coins amount={coinsFor(view.wonCents / roundStake)} />}
      </div>
      {props.mode === 'cash' && !replay && (
        <Suspense>
          <TicketChips
            launch={launch}
            busy={busy || slot.auto !== null}
            used={ticket}
            roundId={last?.id}
            onUse={setTicket}
          />
        </Suspense>
      )}
      {blocked && (
        <p id={blockedId} className={s.blocked} role="status">
          <span>{blocked}</span>
          {replay && (
            <Button
              variant="ink"
              icon="arrow-left"
              autoFocus
              onClick={() => {
                slot.endReplay();
                spinButton.current?.focus();
              }}
            >
              <Trans>Back to the game</Trans>
            </Button>
          )}
          {shortage && (
            <Link to="/my-wallet-xs">
              <Trans>Top up</Trans>
            </Link>
          )}
        </p>
      )}
      <Controls
        stakes={stakes}
        stakeIndex={shownIndex}
        onStake={setStakeIndex}
        config={config}
        busy={busy}
        features={ticket === null ? launch.features : byHand(launch.features)}
        quick={quick}
        onQuick={setQuick}
        auto={slot.auto}
        onAutoOpen={() => setAutoOpen(true)}
        onAutoEnd={slot.endAuto}
        onBuyOpen={() => setBuyOpen(true)}
        lastWinCents={last?.payout_cents ?? 0}
        returned={last !== null && last.payout_cents > 0 && last.payout_cents <= last.stake_cents}
        onSpin={slot.spin}
        onHurry={slot.hurry}
        blocked={blocked}
        blockedId={blockedId}
        spinButton={spinButton}
      />
      {autoOpen && (
        <AutoPanel
          stakeCents={stakeCents}
          onStart={slot.beginAuto}
          onClose={() => setAutoOpen(false)}
        />
      )}
      {buyOpen && bonus && (
        <BuyPanel
          buy={bonus}
          stakeCents={stakeCents}
          cashCents={cashCents}
          onBuy={(priceCents) => slot.buy(bonus.id, priceCents)}
          onClose={() => setBuyOpen(false)}
        />
      )}
      <SlotAnnouncer slot={slot} text={text} config={config} label={t`Result`} />
    </div>
  );
}

/**
 * Removes the features that a ticket does not allow: bonus buys, and automatic play, which would continue with cash.
 */
const byHand = ({
  autoSpin: _auto,
  bonusBuy: _buy,
  ...rest
}: Launch['features']): Launch['features'] => rest;

/** Returns a sentence that states why no round can start; null if one can. */
function useBlocked(
  shortage: Shortage | null,
  state: 'loading' | 'ready' | 'failed',
  replaying: boolean,
): string | null {
  const { t } = useLingui();
  const { money } = useMoney();
  const most = money(MAX_BONUS_STAKE_CENTS);
  if (replaying) return t`You are watching a past round.`;
  if (state !== 'ready') return state === 'failed' ? t`The reels are not ready.` : '';
  if (shortage === 'bonus_stake')
    return t`You can use bonus money for stakes of up to ${most}. Lower this stake, or top up in your wallet.`;
  if (shortage)
    return t`Your cash balance does not cover this stake. Lower the stake, or top up in your wallet.`;
  return null;
}

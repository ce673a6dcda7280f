import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SlotConfig } from '@wl/games/engines/slots/config';
import { MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Coins } from '../../components/coins.tsx';
import { CountUp } from '../../components/count-up.tsx';
import { useMoney } from '../../money.ts';
import { noteGesture } from '../../sound.ts';
import type { Shortage } from '../../shortage.tsx';
import type { Launch } from '../../stage.ts';
import { useStageKeys } from '../../use-stage-keys.ts';
import { AutoPanel } from './controls/auto-panel.tsx';
import { BuyPanel } from './controls/buy-panel.tsx';
import { Controls, type ControlsProps } from './controls/controls.tsx';
import { FreeSpinBanner } from './free-spins.tsx';
import { PayChips } from './wins/pay-chips.tsx';
import { SlotAnnouncer } from './slot-announcer.tsx';
import { useSlotStage, type SlotStageProps, type SlotStageState } from './use-slot-stage.ts';
import { WinOverlay } from './wins/win-overlay.tsx';
import { WinText } from './wins/win-text.tsx';
import s from './slot-stage.module.css';

/** Component that is loaded on demand, because few members have spins in their bag. */
const TicketChips = lazy(() => import('./tickets/ticket-chips.tsx'));

/** Returns the number of coins in the coin shower for a win of `stakes` × the stake. */
const coinsFor = (stakes: number) => Math.min(120, Math.round(14 + stakes * 9));

/** Smallest win, as a multiple of the stake, that is presented as a big win. */
const BIG_WIN = 20;

/** Shows the stage of a slot: backdrop, lacquered frame, reels, wins and controls. */
export default function SlotStage(props: SlotStageProps) {
  const { rules: config, launch, replay } = props;
  const { t } = useLingui();
  const stage = useSlotStage(props);
  const { slot, text, ticket, busy, shortage } = stage;
  const blockedId = useId();
  const spinButton = useRef<HTMLButtonElement>(null);
  const blocked = useBlocked(shortage, stage.reels.state, replay !== null);

  useStageKeys({
    onSpace: () => {
      noteGesture();
      if (busy) slot.hurry();
      else if (blocked === null && slot.auto === null) slot.spin();
    },
  });

  return (
    <div
      className={cx(s.stage, slot.view.free && s.free)}
      style={stage.lacquer}
      onPointerDown={noteGesture}
    >
      <Scene stage={stage} config={config} name={launch.name} />
      {props.mode === 'cash' && !replay && (
        <Suspense>
          <TicketChips
            launch={launch}
            busy={busy || slot.auto !== null}
            used={ticket}
            roundId={slot.last?.id}
            onUse={stage.setTicket}
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
      <SlotControls
        stage={stage}
        props={props}
        blocked={blocked}
        blockedId={blockedId}
        spinButton={spinButton}
      />
      <SlotAnnouncer slot={slot} text={text} config={config} label={t`Result`} />
    </div>
  );
}

interface PartProps {
  stage: SlotStageState;
  config: SlotConfig;
}

/** Shows the payouts, the framed reels below them, and the wins on top of the reels. */
function Scene({ stage, config, name }: PartProps & { name: string }) {
  const { slot, reels, text, win, celebrated } = stage;
  const { view } = slot;
  const { ladder } = view;
  return (
    <div className={s.scene}>
      {/* Set the language to English, because game names are English in every language. With Turkish rules, i would
          be capitalised as İ. */}
      <h2 className={cx('poster', s.title)} aria-hidden="true" lang="en">
        {name}
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
        <ReelWindow stage={stage} config={config} />
        {win && !celebrated && (
          <p className={s.ribbon}>
            <WinText win={win} text={text} config={config} stakeCents={slot.baseCents} />
          </p>
        )}
        {celebrated && <WinPlaque stage={stage} config={config} />}
      </div>
      {celebrated && stage.animate && <Coins amount={coinsFor(view.wonCents / stage.roundStake)} />}
    </div>
  );
}

/** Shows the reels, the highlighted win and the bonus texts. */
function ReelWindow({ stage, config }: PartProps) {
  const { slot, reels, win, animate } = stage;
  return (
    <div className={s.window}>
      <canvas ref={reels.canvas} className={s.canvas} aria-hidden="true" />
      {reels.state === 'loading' && <div className={s.loading} aria-hidden="true" />}
      {reels.state === 'failed' && (
        <div className={s.failed} role="alert">
          <p>
            <Trans>The reel symbols could not be loaded.</Trans>
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
      <FreeSpinBanner banner={slot.view.banner} atlas={reels.atlas} />
    </div>
  );
}

/** Shows a plaque with the amount of a win that exceeds the stake. */
function WinPlaque({ stage, config }: PartProps) {
  const { money } = useMoney();
  const { slot, text, win, animate, roundStake } = stage;
  const { view } = slot;
  return (
    <div className={s.plaque} data-testid="plaque">
      <span className="poster">
        {view.wonCents >= BIG_WIN * roundStake ? <Trans>Big win</Trans> : <Trans>Win</Trans>}
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
  );
}

/** Shows the controls, and the dialogs for automatic play and for the bonus buy. */
function SlotControls({
  stage,
  props,
  blocked,
  blockedId,
  spinButton,
}: Pick<ControlsProps, 'blocked' | 'blockedId' | 'spinButton'> & {
  stage: SlotStageState;
  props: SlotStageProps;
}) {
  const { rules: config, launch, cashCents } = props;
  const { slot, ticket, stakeCents } = stage;
  const { last } = slot;
  const [autoOpen, setAutoOpen] = useState(false);
  const [buyOpen, setBuyOpen] = useState(false);
  const [bonus] = config.buys ?? [];
  return (
    <>
      <Controls
        stakes={stage.stakes}
        stakeIndex={stage.shownIndex}
        onStake={stage.setStakeIndex}
        config={config}
        busy={stage.busy}
        features={ticket === null ? launch.features : byHand(launch.features)}
        quick={stage.quick}
        onQuick={stage.setQuick}
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
    </>
  );
}

/**
 * Removes bonus buys and automatic play while a bag item pays for the spins. Otherwise, automatic play would continue
 * with cash after the item is used up.
 */
const byHand = ({
  autoSpin: _auto,
  bonusBuy: _buy,
  ...rest
}: Launch['features']): Launch['features'] => rest;

/** Returns the message that explains why no round can start: empty while the reels load, null if a round can start. */
function useBlocked(
  shortage: Shortage | null,
  state: 'loading' | 'ready' | 'failed',
  replaying: boolean,
): string | null {
  const { t } = useLingui();
  const { money } = useMoney();
  const most = money(MAX_BONUS_STAKE_CENTS);
  if (replaying) return t`You are watching a past round.`;
  if (state !== 'ready') return state === 'failed' ? t`The reels could not be loaded.` : '';
  if (shortage === 'bonus_stake')
    return t`You can use bonus money for stakes of up to ${most}. Lower this stake, or top up in your wallet.`;
  if (shortage)
    return t`Your cash balance does not cover this stake. Lower the stake, or top up in your wallet.`;
  return null;
}

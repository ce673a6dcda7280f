import { Trans, useLingui } from '@lingui/react/macro';
import { highestRows, type SlotConfig } from '@wl/games/engines/slots/config';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useId } from 'react';
import { useMoney } from '../../../money.ts';
import type { AutoSpin } from './auto-spin.ts';
import s from './controls.module.css';

export interface ControlsProps {
  stakes: readonly number[];
  stakeIndex: number;
  onStake: (index: number) => void;
  config: SlotConfig;
  busy: boolean;
  /** True for each game feature allowed in the member's jurisdiction. Controls for other features are not shown. */
  features: Record<string, boolean>;
  quick: boolean;
  onQuick: (quick: boolean) => void;
  auto: AutoSpin | null;
  onAutoOpen: () => void;
  onAutoEnd: () => void;
  onBuyOpen: () => void;
  lastWinCents: number;
  /** True if the last round paid something, but not more than its stake. The game does not celebrate this payout. */
  returned: boolean;
  onSpin: () => void;
  onHurry: () => void;
  /** Reason why no round can be played; null if a round can be played. */
  blocked: string | null;
  /** Id of the element that states why no round can be played. */
  blockedId: string;
  spinButton: React.RefObject<HTMLButtonElement | null>;
}

/** Shows the controls below the reels: stake, automatic play, quick spin, bonus buy, last win and spin button. */
export function Controls(props: ControlsProps) {
  const { busy, auto, features, quick } = props;
  const { money } = useMoney();
  const stake = props.stakes[props.stakeIndex] ?? 0;
  const locked = busy || auto !== null;
  const off = locked || props.blocked !== null;
  return (
    <div className={s.controls}>
      <StakeBox {...props} stakeCents={stake} locked={locked} />
      {features['autoSpin'] && <AutoButton {...props} off={off} />}
      {features['quickSpin'] && (
        <button
          type="button"
          className={cx(s.mini, s.quick, quick && s.on)}
          aria-pressed={quick}
          onClick={() => props.onQuick(!quick)}
        >
          <Icon name="lightning" size={20} />
          <Trans>Quick</Trans>
        </button>
      )}
      {features['bonusBuy'] === false && (
        <span className={cx(s.mini, s.off, s.buy)}>
          <Icon name="ticket" size={20} />
          <span>
            <Trans>Bonus buy</Trans>
            <small>
              <Trans>not available</Trans>
            </small>
          </span>
        </span>
      )}
      {features['bonusBuy'] && <BuyButton {...props} stakeCents={stake} off={off} />}
      <div className={s.lastWin}>
        <span className="label">
          {props.returned ? <Trans>Returned</Trans> : <Trans>Last win</Trans>}
        </span>
        <b className="num">{money(props.lastWinCents)}</b>
        <span className={s.hint}>
          <Trans>Press Space to spin</Trans>
        </span>
      </div>
      <SpinButton {...props} />
    </div>
  );
}

/** Shows the stake and the buttons that change it. */
function StakeBox({
  config,
  stakes,
  stakeIndex,
  onStake,
  stakeCents,
  locked,
}: ControlsProps & { stakeCents: number; locked: boolean }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const stakeId = useId();
  return (
    <div className={s.stakeBox}>
      <span className={cx('label', s.stakeLabel)} id={stakeId}>
        <Trans>Stake</Trans>
      </span>
      <div className={s.stepper} role="group" aria-labelledby={stakeId}>
        <StepButton
          label={t`Lower stake`}
          icon="minus"
          off={locked || stakeIndex === 0}
          onPress={() => onStake(stakeIndex - 1)}
        />
        <output className={s.stake}>
          <b className="num">{money(stakeCents)}</b>
          <span>
            <BetNote config={config} stakeCents={stakeCents} />
          </span>
        </output>
        <StepButton
          label={t`Raise stake`}
          icon="plus"
          off={locked || stakeIndex >= stakes.length - 1}
          onPress={() => onStake(stakeIndex + 1)}
        />
      </div>
    </div>
  );
}

/** Shows the button that starts automatic play through a dialog, or stops it while it is running. */
function AutoButton({ auto, off, onAutoOpen, onAutoEnd }: ControlsProps & { off: boolean }) {
  const left = auto?.left ?? 0;
  return auto ? (
    <button type="button" className={cx(s.mini, s.auto, s.on)} onClick={onAutoEnd}>
      <Icon name="pause" size={20} />
      <span>
        <Trans>Stop · {left}</Trans>
      </span>
    </button>
  ) : (
    <button
      type="button"
      className={cx(s.mini, s.auto)}
      aria-disabled={off || undefined}
      aria-haspopup="dialog"
      onClick={off ? undefined : onAutoOpen}
    >
      <Icon name="repeat" size={20} />
      <Trans>Auto</Trans>
    </button>
  );
}

/** Shows the button that opens the bonus buy dialog, with the price of the first bonus that can be bought. */
function BuyButton({
  config,
  stakeCents,
  off,
  onBuyOpen,
}: ControlsProps & { stakeCents: number; off: boolean }) {
  const { money } = useMoney();
  return (
    <button
      type="button"
      className={cx(s.mini, s.buy)}
      data-testid="buy"
      aria-disabled={off || undefined}
      aria-haspopup="dialog"
      onClick={off ? undefined : onBuyOpen}
    >
      <Icon name="ticket" size={20} />
      <span>
        <Trans>Bonus buy</Trans>
        <small className="num">{money(stakeCents * (config.buys?.[0]?.cost ?? 0))}</small>
      </span>
    </button>
  );
}

/** Shows a note below the stake: the stake per line, the number of ways, or the minimum number of symbols for a win. */
function BetNote({ config, stakeCents }: { config: SlotConfig; stakeCents: number }) {
  const { i18n } = useLingui();
  const { exact } = useMoney();
  const { pay, grid } = config;
  if (pay.type === 'lines') return `${pay.lines.length} × ${exact(stakeCents / pay.lines.length)}`;
  if (pay.type === 'ways') {
    const rows = Array.from({ length: grid.cols }, (_, reel) => highestRows(config, reel));
    const ways = i18n.number(rows.reduce((product, count) => product * count, 1));
    return typeof grid.rows === 'object' && 'min' in grid.rows ? (
      <Trans>up to {ways} ways</Trans>
    ) : (
      <Trans>{ways} ways</Trans>
    );
  }
  const least = pay.min;
  return pay.type === 'cluster' ? (
    <Trans>{least} or more touching symbols</Trans>
  ) : (
    <Trans>{least} or more symbols anywhere</Trans>
  );
}

function SpinButton({ busy, blocked, onSpin, onHurry, blockedId, spinButton }: ControlsProps) {
  // A running presentation can be skipped even if no new round can be played, for example during a replay.
  const canSpin = !busy && blocked === null;
  const off = !busy && blocked !== null;
  return (
    <button
      ref={spinButton}
      type="button"
      className={cx(s.spin, busy && s.turning)}
      data-testid="spin"
      aria-disabled={off || undefined}
      aria-describedby={blocked === null ? undefined : blockedId}
      onClick={canSpin ? onSpin : busy ? onHurry : undefined}
    >
      <span>
        <Icon name="spin" size={44} className={s.spinIcon} />
        <b>{busy ? <Trans>Skip</Trans> : <Trans>Spin</Trans>}</b>
      </span>
    </button>
  );
}

function StepButton({
  label,
  icon,
  off,
  onPress,
}: {
  label: string;
  icon: 'plus' | 'minus';
  off: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={s.step}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

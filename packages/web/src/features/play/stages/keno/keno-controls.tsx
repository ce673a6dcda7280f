import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon, type IconName } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { useMoney } from '../../money.ts';
import { Stepper } from '../../steps/stepper.tsx';
import type { Keno } from './use-keno.ts';
import s from './keno-controls.module.css';

export interface KenoControlsProps {
  keno: Keno;
  stakes: readonly number[];
  stakeCents: number;
  onStake: (cents: number) => void;
  /** Number of marks that the ticket still needs before a draw. */
  missing: number;
  /** True during a replay, when nothing can be changed. */
  watching: boolean;
  /** True if the member's money does not cover the stake: no round can start, but the stake can be lowered. */
  isShort: boolean;
  features: Readonly<Record<string, boolean>>;
  quick: boolean;
  onQuick: (quick: boolean) => void;
  onQuickPick: () => void;
  /** Handlers that clear the ticket or repeat the previous one. Each is null if there is nothing to clear or repeat. */
  onClear: (() => void) | null;
  onSame: (() => void) | null;
  onAutoOpen: () => void;
  onDraw: () => void;
}

/** Shows the controls below the board: stake, ticket tools, automatic and quick play, last win and draw button. */
export function KenoControls(props: KenoControlsProps) {
  const { keno, stakes, stakeCents, features, missing, quick } = props;
  const { t } = useLingui();
  const { money } = useMoney();
  const { auto, last, phase } = keno;
  const locked = phase !== 'idle' || auto !== null || props.watching;
  const at = stakes.indexOf(stakeCents);
  const lower = stakes[at - 1];
  const higher = stakes[at + 1];
  const left = auto?.left ?? 0;
  const mayDraw = !locked && !props.isShort && missing === 0;
  return (
    <div className={s.controls}>
      <div className={s.stake}>
        <Stepper
          label={<Trans>Stake</Trans>}
          lower={t`Lower stake`}
          higher={t`Raise stake`}
          onLower={locked || lower === undefined ? null : () => props.onStake(lower)}
          onHigher={locked || higher === undefined ? null : () => props.onStake(higher)}
        >
          <b className="num">{money(stakeCents)}</b>
        </Stepper>
      </div>
      <div className={s.tools}>
        <Tool icon="dice" onPress={locked ? null : props.onQuickPick}>
          <Trans>Quick pick</Trans>
        </Tool>
        <Tool icon="trash" onPress={locked ? null : props.onClear}>
          <Trans>Clear ticket</Trans>
        </Tool>
        <Tool icon="undo" label={t`Repeat last ticket`} onPress={locked ? null : props.onSame}>
          <Trans>Last ticket</Trans>
        </Tool>
        {features['autoSpin'] &&
          (auto ? (
            <Tool icon="pause" isOn onPress={keno.endAuto}>
              <Trans>Stop · {left}</Trans>
            </Tool>
          ) : (
            <Tool icon="repeat" opensDialog onPress={mayDraw ? props.onAutoOpen : null}>
              <Trans>Auto</Trans>
            </Tool>
          ))}
        {features['quickSpin'] && (
          <Tool icon="lightning" isOn={quick} pressed={quick} onPress={() => props.onQuick(!quick)}>
            <Trans>Quick draw</Trans>
          </Tool>
        )}
      </div>
      <LastWin last={last} />
      <Button
        className={s.draw}
        data-testid="draw"
        icon={phase === 'showing' ? 'lightning' : 'play'}
        loading={phase === 'asking'}
        inactive={phase === 'idle' ? !mayDraw : !keno.mayHurry}
        onClick={props.onDraw}
      >
        <DrawText phase={phase} keno={keno} missing={missing} stakeCents={stakeCents} />
      </Button>
    </div>
  );
}

/** Shows the last payout. */
function LastWin({ last }: Pick<Keno, 'last'>) {
  const { money } = useMoney();
  // A payout that does not exceed its stake is shown without celebration (decisions §9).
  const returned = last !== null && last.payout_cents > 0 && last.payout_cents <= last.stake_cents;
  return (
    <div className={s.last}>
      <span className="label">{returned ? <Trans>Returned</Trans> : <Trans>Last win</Trans>}</span>
      <b className="num">{money(last?.payout_cents ?? 0)}</b>
    </div>
  );
}

function DrawText({
  phase,
  keno,
  missing,
  stakeCents,
}: {
  phase: Keno['phase'];
  keno: Keno;
  missing: number;
  stakeCents: number;
}) {
  const { t } = useLingui();
  const { money } = useMoney();
  const sum = money(stakeCents);
  if (phase !== 'idle') return keno.mayHurry ? t`Skip` : t`Drawing numbers`;
  if (missing > 0) return t`Numbers left to mark: ${missing}`;
  return t`Draw for ${sum}`;
}

function Tool({
  icon,
  label,
  isOn,
  pressed,
  opensDialog,
  onPress,
  children,
}: {
  icon: IconName;
  /** Accessible name, if the text on the button is not sufficient. The name must contain the button's text. */
  label?: string;
  isOn?: boolean;
  pressed?: boolean;
  opensDialog?: boolean;
  /** Called when the button is pressed; null if the button is visible but disabled. */
  onPress: (() => void) | null;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={cx(s.tool, isOn && s.on)}
      aria-label={label}
      aria-pressed={pressed}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-disabled={onPress === null || undefined}
      onClick={onPress ?? undefined}
    >
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </button>
  );
}

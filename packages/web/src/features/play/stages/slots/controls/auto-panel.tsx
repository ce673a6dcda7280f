import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { useOwnPresses } from '@wl/ui/surfaces/own-presses';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMoney } from '../../../money.ts';
import { AUTO_COUNTS, type AutoSpinPlan } from './auto-spin.ts';
import s from './auto-panel.module.css';

/**
 * Selectable limits, as multiples of the stake: the loss limit, and the win limit, which is the payout of one round at
 * which automatic play ends. `null` means no win limit.
 */
const LOSS_STAKES = [5, 10, 25, 50] as const;
const WIN_STAKES = [null, 10, 50, 100] as const;

/** Chosen number of rounds, and the limits as multiples of the stake. `win` is null if there is no win limit. */
interface Plan {
  count: number;
  loss: number;
  win: number | null;
}

/**
 * Shows a dialog for choosing the number of automatic rounds, the loss limit and the win limit. The native dialog traps
 * focus and closes on Escape.
 */
export function AutoPanel({
  stakeCents,
  title,
  onStart,
  onClose,
}: {
  stakeCents: number;
  /**
   * Title of the dialog; defaults to "Auto spin at" followed by the stake. Games without spins pass their own title.
   */
  title?: ReactNode;
  onStart: (plan: AutoSpinPlan) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ownPresses = useOwnPresses();
  const { short } = useMoney();
  const [plan, setPlan] = useState<Plan>({ count: 25, loss: 10, win: null });
  const { count, loss, win } = plan;
  useEffect(() => dialog.current?.showModal(), []);
  const stake = short(stakeCents);

  return (
    <dialog
      ref={dialog}
      className={s.panel}
      aria-labelledby="auto-title"
      onClickCapture={ownPresses}
      onClose={onClose}
    >
      <form
        method="dialog"
        className="paper"
        onSubmit={() =>
          onStart({
            count,
            lossLimitCents: loss * stakeCents,
            winLimitCents: win === null ? null : win * stakeCents,
          })
        }
      >
        <h2 id="auto-title">{title ?? <Trans>Auto spin at {stake}</Trans>}</h2>
        <PlanChoices plan={plan} stakeCents={stakeCents} onChange={setPlan} />
        <p className={s.note}>
          <Trans>
            You can stop at any time. Rounds that could exceed your limit will not start.
          </Trans>
        </p>
        <div className={s.actions}>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" icon="repeat">
            <Trans>Start {count} rounds</Trans>
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** Shows the fields for choosing an auto-spin plan: the number of rounds, the loss limit and the win limit. */
function PlanChoices({
  plan,
  stakeCents,
  onChange,
}: {
  plan: Plan;
  stakeCents: number;
  onChange: (plan: Plan) => void;
}) {
  const { t } = useLingui();
  const { short } = useMoney();
  return (
    <>
      <Choice
        legend={t`Rounds`}
        name="count"
        options={AUTO_COUNTS.map((value) => ({ value, label: String(value) }))}
        value={plan.count}
        onChange={(count) => onChange({ ...plan, count })}
      />
      <Choice
        legend={t`Stop when my losses reach`}
        name="loss"
        options={LOSS_STAKES.map((value) => ({ value, label: short(value * stakeCents) }))}
        value={plan.loss}
        onChange={(loss) => onChange({ ...plan, loss })}
      />
      <Choice
        legend={t`Stop when a single win reaches`}
        name="win"
        options={WIN_STAKES.map((value) => ({
          value,
          label: value === null ? t`no limit` : short(value * stakeCents),
        }))}
        value={plan.win}
        onChange={(win) => onChange({ ...plan, win })}
        isWide
      />
    </>
  );
}

function Choice<T extends number | null>({
  legend,
  name,
  options,
  value,
  onChange,
  isWide = false,
}: {
  legend: string;
  name: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** True if the labels are long. The options then fall back to two columns where four do not fit. */
  isWide?: boolean;
}) {
  return (
    <fieldset className={s.choice}>
      <legend>{legend}</legend>
      <div className={isWide ? s.wide : undefined}>
        {options.map((option) => (
          <label key={String(option.value)}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

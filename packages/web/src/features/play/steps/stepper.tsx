import { Icon } from '@wl/ui/icon';
import s from './stepper.module.css';

/** Shows a value between two step buttons. Disabled buttons stay visible. */
export function Stepper({
  label,
  lower,
  higher,
  onLower,
  onHigher,
  children,
}: {
  label: React.ReactNode;
  lower: string;
  higher: string;
  /**
   * Handlers of the step buttons. A handler is null during a round, or if the value cannot be changed further in its
   * direction.
   */
  onLower: (() => void) | null;
  onHigher: (() => void) | null;
  children: React.ReactNode;
}) {
  return (
    <div className={s.box}>
      <span className="label">{label}</span>
      <div className={s.stepper}>
        <StepButton label={lower} icon="minus" onPress={onLower} />
        <output className={s.value}>{children}</output>
        <StepButton label={higher} icon="plus" onPress={onHigher} />
      </div>
    </div>
  );
}

function StepButton({
  label,
  icon,
  onPress,
}: {
  label: string;
  icon: 'plus' | 'minus';
  onPress: (() => void) | null;
}) {
  return (
    <button
      type="button"
      className={s.step}
      aria-label={label}
      aria-disabled={onPress === null || undefined}
      onClick={onPress ?? undefined}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

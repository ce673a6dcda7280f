import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import s from './button.module.css';
import { cx } from '../cx.tsx';
import { Icon, type IconName } from '../icon.tsx';

export interface ButtonLook {
  /**
   * Purpose of the button:
   * - brass: the main action of a panel; ink: an alternative beside it; quiet: other actions.
   * - danger: actions that cannot be undone; ok: approval.
   * - plain and plainDanger: bordered versions of quiet and danger for dense pages with a paper background; a pressed
   *   plain button (`aria-pressed`) has inverted colours.
   */
  variant?: 'brass' | 'ink' | 'quiet' | 'danger' | 'plain' | 'plainDanger' | 'ok';
  /** Size of the button. Small buttons are for dense rows. On phones, they are as tall as normal buttons. */
  size?: 'small' | 'normal' | 'large';
  /** True to make the button as wide as its container. */
  wide?: boolean;
  round?: boolean;
}

/** Returns the class names of a button, for links that look like buttons. */
export function buttonClass({
  variant = 'brass',
  size = 'normal',
  wide,
  round,
}: ButtonLook = {}): string {
  return cx(
    s.button,
    s[variant],
    size === 'large' && s.large,
    size === 'small' && s.small,
    wide === true && s.wide,
    round === true && s.round,
  );
}

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  ref?: Ref<HTMLButtonElement>;
  icon?: IconName;
  /** True to show a spinner and ignore presses. */
  loading?: boolean;
  /** Reason why the button cannot be pressed now. The button stays visible and focusable, with the reason below it. */
  reason?: ReactNode;
  /**
   * True if the button cannot be pressed, for a reason that is obvious from the context, such as an empty stake or a
   * running round.
   */
  inactive?: boolean;
}

/**
 * Renders a button, at least 44 px high unless it is small. An unavailable button does not get the `disabled`
 * attribute, so that it stays focusable and can explain why it cannot be pressed.
 */
export function Button({
  variant,
  size,
  wide,
  round,
  icon,
  loading,
  reason,
  inactive,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const off = Boolean(loading) || Boolean(inactive) || reason !== undefined;
  const button = (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass(look(variant, size, wide, round)), className)}
      aria-disabled={off || undefined}
      aria-busy={loading || undefined}
      aria-describedby={reason === undefined ? rest['aria-describedby'] : reasonId}
      onClick={off ? preventDefault : onClick}
    >
      {loading ? <span className={s.spinner} /> : icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
  if (reason === undefined) return button;
  return (
    <span className={cx(s.withReason, wide && s.wide)}>
      {button}
      <span id={reasonId} className={s.reason}>
        {reason}
      </span>
    </span>
  );
}

/**
 * Prevents an unavailable button from submitting its form. The button must remain a submit button, because in a form
 * without a submit button, the Enter key would submit the form directly.
 */
const preventDefault = (event: MouseEvent): void => event.preventDefault();

/** Returns only the settings that are defined, because `exactOptionalPropertyTypes` does not allow undefined values. */
function look(
  variant: ButtonLook['variant'],
  size: ButtonLook['size'],
  wide?: boolean,
  round?: boolean,
): ButtonLook {
  return {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(wide && { wide }),
    ...(round && { round }),
  };
}

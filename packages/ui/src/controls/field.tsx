import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { cx } from '../cx.tsx';
import s from './field.module.css';
import { Icon } from '../icon.tsx';

interface Around {
  label: ReactNode;
  /** True to show the label only to screen readers, for example if the placeholder already shows it. */
  isLabelHidden?: boolean | undefined;
  /** Hint shown below the control while there is no error. */
  hint?: ReactNode;
  /**
   * Error text. If it is not empty, the control is marked as invalid, and the text is announced with the control. Pass
   * this prop to every field that can have errors, even while its value is undefined, because the live region is
   * rendered only if the prop is passed.
   */
  error?: ReactNode;
  /** True to mark the control as invalid without an error text of its own, for example if the form shows the error. */
  isInvalid?: boolean | undefined;
  /** Short note shown after the label, such as "optional". */
  aside?: ReactNode;
  className?: string | undefined;
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/**
 * Shows a label above a custom control and a hint or error below it. The hint and the error are associated with the
 * control for screen readers.
 */
export function FieldFrame(props: Around & { children: (wiring: Wiring) => ReactNode }) {
  const { label, isLabelHidden, hint, error, isInvalid, aside, className, children } = props;
  const id = useId();
  const says = error ? `${id}e` : hint ? `${id}h` : undefined;
  return (
    <div className={cx(s.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : s.label}>
        {label} {aside !== undefined && <span className={s.optional}>{aside}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error || isInvalid ? true : undefined,
        'aria-describedby': says,
      })}
      {hint !== undefined && !error && (
        <span id={`${id}h`} className={s.hint}>
          {hint}
        </span>
      )}
      {'error' in props && <FieldError id={`${id}e`} error={error} />}
    </div>
  );
}

function split<Props extends Around>(props: Props) {
  const { label, isLabelHidden, hint, error, isInvalid, aside, className, ...control } = props;
  const frame = { label, isLabelHidden, hint, isInvalid, aside, className };
  return { frame: 'error' in props ? { ...frame, error } : frame, control };
}

/** Shows the error of a field or a group of fields. Screen readers announce the error when it appears. */
export function FieldError({
  id,
  error,
  className,
}: {
  id?: string;
  error: ReactNode;
  className?: string | undefined;
}) {
  return (
    <span role="alert" className={cx(error ? s.error : 'sr-only', className)} id={id}>
      {error ? (
        <>
          <Icon name="warning" size={17} />
          <span>{error}</span>
        </>
      ) : null}
    </span>
  );
}

export interface FieldProps extends Around, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /**
   * 44 px button at the right edge, inside the field, for example to show the password, to start a search or to clear
   * the field.
   */
  end?: ReactNode;
}

/** Shows a one-line text field. Accepts the props of react-hook-form's `register(name)`. */
export function Field({ end, ...props }: FieldProps) {
  const { frame, control } = split(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={end === undefined ? undefined : s.withEnd}>
          <input {...control} {...wiring} className={s.input} />
          {end !== undefined && <span className={s.end}>{end}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

export interface TextAreaProps extends Around, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}
/** Shows a multi-line text field. */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = split(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => <textarea rows={4} {...control} {...wiring} className={s.input} />}
    </FieldFrame>
  );
}

export interface SelectProps extends Around, SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}
/** Shows a native `<select>`. The children are its `<option>` elements. */
export function Select(props: SelectProps) {
  const { frame, control } = split(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={s.select}>
          <select {...control} {...wiring} className={s.input} />
          <Icon name="caret-down" size={18} />
        </span>
      )}
    </FieldFrame>
  );
}

export interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** Error text, shown and announced as in a text field. */
  error?: ReactNode;
  type?: 'checkbox' | 'radio';
}
/** Shows a checkbox or radio button. The children are its label. */
export function Checkbox(props: CheckboxProps) {
  const { error, type = 'checkbox', className, children, ...rest } = props;
  const id = useId();
  return (
    <div className={className}>
      <label className={s.check}>
        <input
          {...rest}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {'error' in props && <FieldError id={id} error={error} />}
    </div>
  );
}

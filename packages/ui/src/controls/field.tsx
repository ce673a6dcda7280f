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
  /** Hint shown below the control while there is no error. */
  hint?: ReactNode;
  /** Error text. If present, the control is marked as invalid, and the text is announced with it. */
  error?: ReactNode;
  /** Short note shown after the label, such as "optional". */
  aside?: ReactNode;
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/**
 * Shows a label above a custom control and a hint or error below it. Both are connected to the control for screen
 * readers.
 */
export function FieldFrame({
  label,
  hint,
  error,
  aside,
  className,
  children,
}: Around & { className?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const says = error ? `${id}e` : hint ? `${id}h` : undefined;
  return (
    <div className={cx(s.field, className)}>
      <label htmlFor={id} className={s.label}>
        {label} {aside !== undefined && <span className={s.optional}>{aside}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': says })}
      {hint !== undefined && !error && (
        <span id={`${id}h`} className={s.hint}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}e`} error={error} />
    </div>
  );
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
   * Button of 44 px at the right edge, inside the field, for example to show the password, to start a search or to
   * clear the field.
   */
  end?: ReactNode;
}

/** Shows a one-line text field. Accepts the props of react-hook-form's `register(name)`. */
export function Field({ label, hint, error, aside, end, className, ...rest }: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, aside, className }}>
      {(wiring) => (
        <span className={end === undefined ? undefined : s.withEnd}>
          <input {...rest} {...wiring} className={s.input} />
          {end !== undefined && <span className={s.end}>{end}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

export interface TextAreaProps extends Around, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}
export function TextArea({ label, hint, error, aside, className, ...rest }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, aside, className }}>
      {(wiring) => <textarea rows={4} {...rest} {...wiring} className={s.input} />}
    </FieldFrame>
  );
}

export interface SelectProps extends Around, SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}
/** Shows a native `<select>`. The children are its `<option>` elements. */
export function Select({ label, hint, error, aside, className, ...rest }: SelectProps) {
  return (
    <FieldFrame {...{ label, hint, error, aside, className }}>
      {(wiring) => (
        <span className={s.select}>
          <select {...rest} {...wiring} className={s.input} />
          <Icon name="caret-down" size={18} />
        </span>
      )}
    </FieldFrame>
  );
}

export interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  error?: ReactNode;
  type?: 'checkbox' | 'radio';
}
/** Shows a checkbox or radio button. The children are its label. */
export function Checkbox({
  error,
  type = 'checkbox',
  className,
  children,
  ...rest
}: CheckboxProps) {
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
      <FieldError id={id} error={error} />
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { cx } from './cx.tsx';
import s from './field.module.css';

/** What a field hands its control, so that label, hint and complaint belong to it for every reader. */
export interface Control {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The complaint; a field with one is invalid. */
  error?: ReactNode;
  className?: string;
  children: (control: Control) => ReactNode;
}

/** A labelled control on paper, with a hint and the room for a complaint that is read out when it comes. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const wrong = error !== undefined && error !== null && error !== '';
  const hinted = hint !== undefined && hint !== null;
  const described = [hinted && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx(s.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: s.control ?? '',
        'aria-describedby': described || undefined,
        'aria-invalid': wrong || undefined,
      })}
      {hinted && (
        <p id={`${id}-hint`} className={s.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={s.error} role="status">
        {wrong ? error : null}
      </p>
    </div>
  );
}

import { Field as TextField } from '@wl/ui/controls/field';
import type { ReactNode } from 'react';
import { DateField } from './date-field.tsx';

interface FieldProps {
  label: ReactNode;
  value: string | number;
  onChange: (value: string) => void;
  type?: 'text' | 'date' | 'datetime-local' | 'email' | 'tel' | 'number';
  max?: number;
  min?: number;
  required?: boolean;
  pattern?: string;
  title?: string;
  /** True to show the value without allowing changes. */
  readOnly?: boolean;
}

/** Shows a text, number or date field. `max` is the maximum length of a text or the maximum value of a number. */
export function Field({
  label,
  value,
  onChange,
  max = 80,
  min = 0,
  required = true,
  ...rest
}: FieldProps) {
  if (rest.type === 'date' || rest.type === 'datetime-local')
    return (
      <DateField
        label={label}
        value={String(value)}
        onChange={onChange}
        withTime={rest.type === 'datetime-local'}
        required={required}
        readOnly={rest.readOnly ?? false}
      />
    );
  return (
    <TextField
      {...rest}
      {...(rest.type === 'number' ? { min, max, step: 1 } : { maxLength: max })}
      label={label}
      required={required}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

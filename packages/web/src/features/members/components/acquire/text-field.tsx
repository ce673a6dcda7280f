import { Field } from '@wl/ui/controls/field';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldName } from './draft.ts';
import type { StepProps } from './step-props.ts';

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'maxLength' | 'inputMode' | 'placeholder' | 'list'
> {
  name: FieldName;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  step: StepProps;
  /** Called when the field loses focus, after the step's own blur handler. */
  onLeave?: () => void;
}

/** Renders a text field bound to the draft. */
export function TextField({ name, step, optional, onLeave, ...rest }: Props) {
  const { draft, change, errorOf, leave } = step;
  return (
    <Field
      {...rest}
      name={name}
      required={!optional}
      error={errorOf(name)}
      value={String(draft[name])}
      onChange={(event) => change({ [name]: event.target.value })}
      onBlur={() => {
        leave(name);
        onLeave?.();
      }}
    />
  );
}

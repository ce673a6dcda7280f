import { Field } from '@wl/ui/field';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldName } from './draft.ts';
import type { StepProps } from './step-props.ts';

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'maxLength' | 'inputMode' | 'placeholder'
> {
  name: FieldName;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  step: StepProps;
}

/** One line of text bound to the draft. */
export function TextField({ name, label, hint, optional, step, ...input }: Props) {
  const { draft, change, errorOf, leave } = step;
  return (
    <Field label={label} hint={hint} error={errorOf(name)}>
      {(control) => (
        <input
          {...control}
          {...input}
          name={name}
          required={!optional}
          value={String(draft[name])}
          onChange={(event) => change({ [name]: event.target.value })}
          onBlur={() => leave(name)}
        />
      )}
    </Field>
  );
}

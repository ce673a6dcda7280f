import { Field, Select } from '@wl/ui/controls/field';
import { cx } from '@wl/ui/cx';
import type { ReactNode } from 'react';
import { DateField } from '../../../app/forms/date-field.tsx';
import { boundsOf, type Draft, type FieldName, type Problems } from '../draft.ts';
import { useMarketNames } from '../names.ts';
import { useItemWords } from '../use-item-words.ts';
import s from './market.module.css';

/** State of the form, passed to every field. */
export interface Form {
  draft: Draft;
  problems: Problems;
  /** Fields whose values differ between the draft and the stored item. */
  changed: ReadonlySet<FieldName>;
  change: (change: Partial<Draft>) => void;
}

/**
 * Returns a function that creates the props of a form field: its label, its error, and a CSS class for changed values.
 */
export function useFieldProps(form: Form): (name: FieldName) => {
  label: string | undefined;
  error: string | undefined;
  className: string;
} {
  const names = useMarketNames();
  return (name) => {
    const problem = form.problems[name];
    return {
      label: names.field(name, form.draft.kind),
      error: problem && names.problem(problem),
      className: cx(s.field, form.changed.has(name) && s.changed),
    };
  };
}

type TextName = {
  [Key in keyof Draft]: Draft[Key] extends string ? Key : never;
}[keyof Draft];

type TimeName = 'opensAt' | 'closesAt';

/** Shows an optional field for a date and time in the clerk's time zone. */
export function TimeField({ form, name, hint }: { form: Form; name: TimeName; hint?: ReactNode }) {
  const propsOf = useFieldProps(form);
  const { error, ...rest } = propsOf(name);
  return (
    <DateField
      {...rest}
      value={form.draft[name]}
      onChange={(time) => form.change({ [name]: time })}
      withTime
      description={error ?? hint}
      isInvalid={error !== undefined}
    />
  );
}

/** Shows a field for text or digits. */
export function TextField({
  form,
  name,
  hint,
  digits = false,
}: {
  form: Form;
  name: Exclude<TextName, 'kind' | 'featured' | TimeName>;
  hint?: ReactNode;
  digits?: boolean;
}) {
  const propsOf = useFieldProps(form);
  return (
    <Field
      {...propsOf(name)}
      hint={hint}
      type="text"
      {...(digits && { inputMode: 'numeric' as const })}
      autoComplete="off"
      spellCheck={false}
      value={form.draft[name]}
      onChange={(event) => form.change({ [name]: event.target.value })}
    />
  );
}

/** Shows one field for each of the item's terms. Numeric fields show the permitted range as a hint. */
export function TermsFields({ form }: { form: Form }) {
  const { range } = useMarketNames();
  const { games } = useItemWords();
  const propsOf = useFieldProps(form);
  const { draft } = form;
  const set = (term: string, text: string) =>
    form.change({ terms: { ...draft.terms, [term]: text } });
  const slots = [...games.values()]
    .filter(({ category }) => category === 'video' || category === 'classic')
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return Object.entries(draft.terms).map(([term, text]) => {
    const bounds = boundsOf(draft.kind, term);
    const shared = propsOf(`terms.${term}`);
    return bounds ? (
      <Field
        key={term}
        {...shared}
        hint={range(bounds[0], bounds[1])}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => set(term, event.target.value)}
      />
    ) : (
      <Select
        key={term}
        {...shared}
        value={text}
        onChange={(event) => set(term, event.target.value)}
      >
        {!slots.some(({ slug }) => slug === text) && <option value={text}>{text}</option>}
        {slots.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    );
  });
}

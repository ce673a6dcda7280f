import type { ReactNode } from 'react';
import { useId } from 'react';
import { DateField } from '../../../app/forms/date-field.tsx';
import paper from '../../../app/paper.module.css';
import { boundsOf, type Draft, type FieldName, type Problems } from '../draft.ts';
import { useMarketNames } from '../names.ts';
import { useItemWords } from '../use-item-words.ts';
import s from './market.module.css';

/** State of the form, passed to every field. */
export interface Form {
  draft: Draft;
  problems: Problems;
  /** Fields whose values in the draft differ from the stored item. */
  changed: ReadonlySet<FieldName>;
  change: (change: Partial<Draft>) => void;
}

interface FieldShellProps {
  form: Form;
  name: FieldName;
  /** Hint below the field, shown unless the field has a problem. */
  hint?: ReactNode;
  children: (attributes: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': boolean;
  }) => ReactNode;
}

/** Shows a field with its name, its hint, and its problem if it has one. */
export function FieldShell({ form, name, hint, children }: FieldShellProps) {
  const names = useMarketNames();
  const id = useId();
  const problem = form.problems[name];
  return (
    <div
      className={`${paper.field ?? ''} ${s.field ?? ''}`}
      data-changed={form.changed.has(name)}
      data-wrong={Boolean(problem)}
    >
      <label htmlFor={id}>{names.fields[name]}</label>
      {children({
        id,
        'aria-describedby': `${id}-hint`,
        'aria-invalid': Boolean(problem),
      })}
      <small id={`${id}-hint`}>{problem ? names.problem(problem) : hint}</small>
    </div>
  );
}

type TextName = {
  [Key in keyof Draft]: Draft[Key] extends string ? Key : never;
}[keyof Draft];

type TimeName = 'opensAt' | 'closesAt';

/** Shows a field for a local time, which may stay empty. */
export function TimeField({ form, name, hint }: { form: Form; name: TimeName; hint?: ReactNode }) {
  const names = useMarketNames();
  const problem = form.problems[name];
  return (
    <div className={s.field} data-changed={form.changed.has(name)}>
      <DateField
        label={names.fields[name]}
        value={form.draft[name]}
        onChange={(time) => form.change({ [name]: time })}
        withTime
        description={problem ? names.problem(problem) : hint}
        isInvalid={Boolean(problem)}
      />
    </div>
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
  return (
    <FieldShell form={form} name={name} hint={hint}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          {...(digits && { inputMode: 'numeric' as const })}
          autoComplete="off"
          spellCheck={false}
          value={form.draft[name]}
          onChange={(event) => form.change({ [name]: event.target.value })}
        />
      )}
    </FieldShell>
  );
}

/** Shows the fields for the terms of the item’s kind, each with its bounds. */
export function TermsFields({ form }: { form: Form }) {
  const { range } = useMarketNames();
  const { games } = useItemWords();
  const { draft } = form;
  const set = (term: string, text: string) =>
    form.change({ terms: { ...draft.terms, [term]: text } });
  const slots = [...games.values()]
    .filter(({ category }) => category === 'video' || category === 'classic')
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return Object.entries(draft.terms).map(([term, text]) => {
    const bounds = boundsOf(draft.kind, term);
    return (
      <FieldShell
        key={term}
        form={form}
        name={`terms.${term}`}
        hint={bounds && range(bounds[0], bounds[1])}
      >
        {(attributes) =>
          bounds ? (
            <input
              {...attributes}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={(event) => set(term, event.target.value)}
            />
          ) : (
            <select
              {...attributes}
              value={text}
              onChange={(event) => set(term, event.target.value)}
            >
              {!slots.some(({ slug }) => slug === text) && <option value={text}>{text}</option>}
              {slots.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          )
        }
      </FieldShell>
    );
  });
}

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { languages } from '@wl/world/languages';
import { useId } from 'react';
import { languageNames } from '../../../app/language/language.ts';
import paper from '../../../app/paper.module.css';
import type { Draft } from '../draft.ts';
import { useWords } from '../use-words.ts';
import s from './journey.module.css';

interface FieldsProps {
  draft: Draft;
  before: Draft;
  problems: ReadonlyMap<string, string>;
  isMoney: boolean;
  change: (field: string, value: string) => void;
}

/** Shows all fields of the draft: first the texts, with one input per language, then the numbers and the switch. */
export function Fields(props: FieldsProps) {
  const { draft, problems, isMoney, change } = props;
  const words = useWords();
  const all = Object.keys(draft);
  const groups = Object.keys(words.groups).filter((group) => `${group}.en` in draft);
  const numbers = all.filter(
    (field) => field !== 'withdrawn' && !groups.includes(field.split('.')[0] ?? ''),
  );
  return (
    <>
      {groups.map((group) => (
        <fieldset key={group} className={s.group}>
          <legend>{words.groups[group]}</legend>
          {languages.map((language) => (
            <TextField
              key={language}
              {...props}
              field={`${group}.${language}`}
              label={languageNames[language]}
              lang={language}
              rows={group === 'arrival' ? 3 : 1}
            />
          ))}
        </fieldset>
      ))}
      {numbers.length > 0 && (
        <div className={s.numbers}>
          {numbers.map((field) => (
            <TextField
              key={field}
              {...props}
              field={field}
              label={
                field === 'target' && isMoney ? `${words.field(field)} ($)` : words.field(field)
              }
              rows={1}
              isNumber
            />
          ))}
        </div>
      )}
      {'withdrawn' in draft && (
        <label className={s.check}>
          <input
            type="checkbox"
            checked={draft['withdrawn'] === 'true'}
            aria-invalid={problems.has('withdrawn')}
            onChange={(event) => change('withdrawn', String(event.target.checked))}
          />
          <span>
            <b>{words.field('withdrawn')}</b>{' '}
            <small>
              {problems.get('withdrawn') ?? (
                <Trans>
                  A withdrawn entry no longer counts. It remains completed for members who have
                  already completed it.
                </Trans>
              )}
            </small>
          </span>
        </label>
      )}
    </>
  );
}

function TextField({
  draft,
  before,
  problems,
  change,
  field,
  label,
  lang,
  rows,
  isNumber = false,
}: FieldsProps & {
  field: string;
  label: string;
  lang?: string;
  rows: number;
  isNumber?: boolean;
}) {
  const { t } = useLingui();
  const id = useId();
  const value = draft[field] ?? '';
  const problem = problems.get(field);
  const length = value.trim().length;
  const hint = isNumber
    ? ''
    : t({ message: plural(length, { one: '# character', other: '# characters' }) });
  const attributes = {
    id,
    value,
    lang,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-hint`,
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  };
  return (
    <div
      className={`${paper.field ?? ''} ${s.field ?? ''}`}
      data-changed={value !== before[field]}
      data-wrong={problem !== undefined}
    >
      <label htmlFor={id}>{label}</label>
      {rows > 1 ? (
        <textarea {...attributes} rows={rows} />
      ) : (
        <input {...attributes} inputMode={isNumber ? 'decimal' : 'text'} />
      )}
      <small id={`${id}-hint`}>{problem ?? hint}</small>
    </div>
  );
}

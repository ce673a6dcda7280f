import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Field, TextArea } from '@wl/ui/controls/field';
import { cx } from '@wl/ui/cx';
import { languageNames, languages } from '@wl/world/languages';
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

/**
 * Shows all fields of the draft: first the texts, with one input per language, then the numbers and the switch that
 * withdraws a mission.
 */
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
        <Checkbox
          className={s.check}
          checked={draft['withdrawn'] === 'true'}
          error={problems.get('withdrawn')}
          onChange={(event) => change('withdrawn', String(event.target.checked))}
        >
          <b>{words.field('withdrawn')}</b>{' '}
          {!problems.has('withdrawn') && (
            <small>
              <Trans>
                A withdrawn entry no longer counts. It remains completed for members who have
                already completed it.
              </Trans>
            </small>
          )}
        </Checkbox>
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
  const value = draft[field] ?? '';
  const length = value.trim().length;
  const attributes = {
    label,
    value,
    lang,
    hint: isNumber
      ? undefined
      : t({ message: plural(length, { one: '# character', other: '# characters' }) }),
    error: problems.get(field),
    className: cx(s.field, value !== before[field] && s.changed),
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  };
  return rows > 1 ? (
    <TextArea {...attributes} rows={rows} />
  ) : (
    <Field {...attributes} inputMode={isNumber ? 'decimal' : 'text'} />
  );
}

import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { type EditedSubject, publishEdition } from '@wl/contract/editions';
import { games } from '@wl/games/catalogue/index';
import { Icon } from '@wl/ui/icon';
import { missionById } from '@wl/world/cities/missions';
import { partsOf, type Content, type Contents } from '@wl/world/editions/content';
import {
  levelCoins,
  MEAN_MISSION_COINS,
  meanMissionCoins,
  problemsOf,
} from '@wl/world/editions/problems';
import { languages } from '@wl/world/languages';
import { useId, useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { Behind } from '../../../app/behind.tsx';
import { useFormats } from '../../../app/format.ts';
import { languageNames } from '../../../app/language.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/reason-field.tsx';
import { changesOf, type Draft, draftOf, readDraft } from '../draft.ts';
import { useWords } from '../use-words.ts';
import { Changes, History } from './history.tsx';
import s from './journey.module.css';
import { Preview } from './preview.tsx';

const LEAST_REASON = 10;

/** Returns true for a mission whose target is a stake. Clerks enter such a target as an amount of money. */
const asksForMoney = (subject: string): boolean => {
  const { kind, id } = partsOf(subject);
  return kind === 'mission' && missionById(id)?.objective.kind === 'stake';
};

interface EditorProps {
  thing: EditedSubject;
  /** Current contents of the whole journey. */
  contents: Contents;
  allowed: boolean;
  /** Reloads the page's data after a publication, or after another clerk has published first. */
  onStale: () => Promise<unknown>;
}

/** Shows one part of the journey for editing: its fields, a preview as members see it, and its editions. */
export function Editor({ thing, contents, allowed, onStale }: EditorProps) {
  const { subject } = thing;
  const { number } = useFormats();
  const words = useWords();
  const isMoney = asksForMoney(subject);
  const [began, setBegan] = useState(thing);
  const [draft, setDraft] = useState<Draft>(() => draftOf(thing.content, isMoney));
  const [reason, setReason] = useState('');
  const before = draftOf(began.content, isMoney);
  const changes = changesOf(before, draft);
  const { content, unreadable } = readDraft(draft, thing.content.kind, isMoney);
  const problems = problemTexts(words, subject, content, unreadable, contents, isMoney);
  const startFrom = (one: EditedSubject) => {
    setBegan(one);
    setDraft(draftOf(one.content, isMoney));
    setReason('');
  };
  const publish = useMutation({
    mutationFn: (wanted: Content) =>
      request(publishEdition, {
        body: {
          subject,
          from_version: began.version,
          content: wanted,
          reason: reason.trim(),
        },
      }),
    onSuccess: async ({ data }) => {
      startFrom({ ...thing, version: data.version, content: data.content });
      await onStale();
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'editions.edited') await onStale();
    },
  });
  const change = (field: string, value: string) => {
    publish.reset();
    setDraft((old) => ({ ...old, [field]: value }));
  };
  const isBehind = began.version < thing.version;
  const { original } = thing;
  return (
    <div className={s.columns}>
      <section className={paper.panel} aria-labelledby="thing-title">
        <div className={paper.panelHead}>
          <h2 id="thing-title">{words.name(subject, began.content)}</h2>
          <span className={paper.sub}>
            {words.place(subject) !== '' && `${words.place(subject)} · `}
            <Trans>edition {number(began.version)}</Trans>
          </span>
        </div>
        {isBehind && (
          <Behind onTheirs={() => startFrom(thing)} onMine={() => setBegan(thing)}>
            <Trans>
              Somebody else has published an edition since you started editing. Your changes are not
              saved but are still shown below.
            </Trans>
          </Behind>
        )}
        <form
          className={paper.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const first = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
            if (first) first.focus();
            else if (content && event.currentTarget.reportValidity()) publish.mutate(content);
          }}
        >
          <fieldset className={s.whole} disabled={!allowed || publish.isPending}>
            <Fields
              draft={draft}
              before={before}
              problems={problems}
              isMoney={isMoney}
              change={change}
            />
          </fieldset>
          <Warnings subject={subject} content={content} contents={contents} />
          {allowed && (
            <div className={s.save}>
              <h3>
                <Trans>Changes</Trans>
              </h3>
              {changes.length > 0 ? (
                <Changes changes={changes} />
              ) : (
                <p role="status" className={paper.sub}>
                  {publish.isSuccess ? (
                    <span className={s.published}>
                      <Icon name="check" size={15} />
                      <Trans>
                        Published. Text changes appear now, and changed numbers apply from the next
                        event.
                      </Trans>
                    </span>
                  ) : (
                    <Trans>No changes.</Trans>
                  )}
                </p>
              )}
              <ReasonField rows={2} least={LEAST_REASON} value={reason} onChange={setReason} />
              {publish.isError && (
                <p role="alert" className={paper.alert}>
                  <ErrorText error={publish.error} />
                </p>
              )}
              <div className={paper.actions}>
                <button
                  type="submit"
                  className={paper.primary}
                  disabled={
                    changes.length === 0 || publish.isPending || reason.trim().length < LEAST_REASON
                  }
                >
                  <Trans>Publish edition</Trans>
                </button>
                <button
                  type="button"
                  className={paper.plainButton}
                  disabled={changes.length === 0 || publish.isPending}
                  onClick={() => startFrom(began)}
                >
                  <Trans>Discard</Trans>
                </button>
                {original && (
                  <button
                    type="button"
                    className={paper.plainButton}
                    disabled={publish.isPending}
                    onClick={() => {
                      publish.reset();
                      setDraft(draftOf(original, isMoney));
                    }}
                  >
                    <Trans>Restore default</Trans>
                  </button>
                )}
              </div>
            </div>
          )}
        </form>
      </section>
      <div className={s.side}>
        <Preview subject={subject} content={content} />
        <History thing={thing} isMoney={isMoney} />
      </div>
    </div>
  );
}

function ErrorText({ error }: { error: unknown }) {
  return useErrorText()(error);
}

/** Returns the problems by field, in the clerk's language. */
function problemTexts(
  words: ReturnType<typeof useWords>,
  subject: string,
  content: Content | undefined,
  unreadable: readonly string[],
  contents: Contents,
  isMoney: boolean,
): ReadonlyMap<string, string> {
  if (!content) return new Map(unreadable.map((field) => [field, words.unreadable]));
  return new Map(
    problemsOf(subject, content, contents, games)
      .toReversed()
      .map((problem) => [
        problem.field,
        words.problem(problem, isMoney && problem.field === 'target'),
      ]),
  );
}

function Warnings({
  subject,
  content,
  contents,
}: {
  subject: string;
  content: Content | undefined;
  contents: Contents;
}) {
  const { number } = useFormats();
  if (!content) return null;
  const now = new Map(contents).set(subject, content);
  const mean = meanMissionCoins(now);
  const isAbove = content.kind === 'mission' && mean > MEAN_MISSION_COINS;
  const more = content.kind === 'level' ? levelCoins(now) - levelCoins(contents) : 0;
  if (!isAbove && more <= 0) return null;
  const [shown, agreed] = [number(Math.round(mean * 100) / 100), number(MEAN_MISSION_COINS)];
  return (
    <p className={s.warning} role="status">
      <Icon name="warning" size={18} />
      {isAbove ? (
        <Trans>
          Missions would pay {shown} Coins on average. The agreed average is {agreed}.
        </Trans>
      ) : (
        <Trans>The level-up table would pay {number(more)} more Coins in total.</Trans>
      )}
    </p>
  );
}

interface FieldsProps {
  draft: Draft;
  before: Draft;
  problems: ReadonlyMap<string, string>;
  isMoney: boolean;
  change: (field: string, value: string) => void;
}

/**
 * Shows all fields of the draft: first the texts, grouped by field with one input per language, then the numbers, then
 * the switch.
 */
function Fields(props: FieldsProps) {
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
                  This entry no longer counts. It remains completed for members who have already
                  completed it.
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
  const id = useId();
  const value = draft[field] ?? '';
  const problem = problems.get(field);
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
      <small id={`${id}-hint`}>{problem ?? (isNumber ? '' : String(value.trim().length))}</small>
    </div>
  );
}

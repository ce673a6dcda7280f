import { Trans, useLingui } from '@lingui/react/macro';
import { Field, Select, TextArea } from '@wl/ui/controls/field';
import { Tabs } from '@wl/ui/controls/tabs';
import { factsIn } from '@wl/world/articles/facts';
import {
  CANNED_MAX_TEXT,
  CANNED_MAX_TITLE,
  linkVariables,
  nameVariables,
  replyText,
  unknownVariable,
} from '@wl/world/canned-replies/canned-replies';
import { type Language, languageNames, languages } from '@wl/world/languages';
import { useRef, useState } from 'react';
import { replyNames } from '../reply-names.ts';
import { type Draft, isComplete } from '../use-reply-draft.ts';
import { useTitleLanguage } from '../use-replies.ts';
import s from './replies.module.css';

/** Member name used in the preview. */
const member = 'Ada';

interface FieldsProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  clerkName: string;
}

/**
 * Shows the title and text fields for one language at a time, with a preview in which the placeholders are filled in.
 */
export function TextFields({ draft, change, clerkName }: FieldsProps) {
  const { t } = useLingui();
  const own = useTitleLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const tabs = languages.map((key) => ({
    key,
    title: <LanguageTitle language={key} isMissing={!isComplete(draft, key)} />,
  }));
  return (
    <Tabs label={t`Language of the reply`} tabs={tabs} current={language} onChange={setLanguage}>
      <div className={s.texts}>
        <Field
          label={<Trans>Title for clerks</Trans>}
          required
          lang={language}
          maxLength={CANNED_MAX_TITLE}
          value={draft.titles[language]}
          onChange={(event) =>
            change({ titles: { ...draft.titles, [language]: event.target.value } })
          }
        />
        <Text key={language} {...{ draft, change, language }} />
        <Preview draft={draft} language={language} clerkName={clerkName} />
      </div>
    </Tabs>
  );
}

function LanguageTitle({ language, isMissing }: { language: Language; isMissing: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {languageNames[language]}
      {isMissing && (
        <span className={s.missing} role="img" aria-label={t`incomplete`}>
          •
        </span>
      )}
    </>
  );
}

interface TextProps extends Omit<FieldsProps, 'clerkName'> {
  language: Language;
}

function Text({ draft, change, language }: TextProps) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = draft.texts[language];
  const unknown = unknownVariable(text);
  const setText = (next: string) => change({ texts: { ...draft.texts, [language]: next } });
  const insert = (name: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    setText(`${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}`);
    area.current?.focus();
  };
  return (
    <>
      <TextArea
        ref={area}
        label={<Trans>Text for members</Trans>}
        required
        rows={6}
        lang={language}
        maxLength={CANNED_MAX_TEXT}
        value={text}
        error={unknown === undefined ? undefined : t`There is no field called ${unknown}.`}
        onChange={(event) => setText(event.target.value)}
      />
      <VariableList language={language} insert={insert} />
    </>
  );
}

interface VariableProps {
  language: Language;
  insert: (name: string) => void;
}

/** Shows a list from which a placeholder can be inserted into the text. */
function VariableList({ language, insert }: VariableProps) {
  const { t } = useLingui();
  const names: Record<(typeof nameVariables)[number], string> = {
    name: t`Member’s first name`,
    clerk: t`First name of the clerk`,
  };
  return (
    <Select
      label={t`Insert a field`}
      value=""
      onChange={(event) => event.target.value !== '' && insert(event.target.value)}
    >
      <option value="">{t`Choose a field…`}</option>
      <optgroup label={t`Names`}>
        {nameVariables.map((name) => (
          <option key={name} value={name}>{`{${name}} – ${names[name]}`}</option>
        ))}
      </optgroup>
      <optgroup label={t`Links to pages`}>
        {Object.entries(linkVariables).map(([name, path]) => (
          <option key={name} value={name}>{`{${name}} – ${path}`}</option>
        ))}
      </optgroup>
      <optgroup label={t`Casino figures`}>
        {Object.entries(factsIn(language)).map(([name, value]) => (
          <option key={name} value={name}>{`{${name}} – ${value}`}</option>
        ))}
      </optgroup>
    </Select>
  );
}

interface PreviewProps extends Omit<FieldsProps, 'change'> {
  language: Language;
}

function Preview({ draft, language, clerkName }: PreviewProps) {
  const text = replyText(draft, language, replyNames(member, clerkName));
  return (
    <figure className={s.preview}>
      <figcaption>
        <Trans>Preview for a member called {member}</Trans>
      </figcaption>
      <p lang={language}>{text}</p>
    </figure>
  );
}

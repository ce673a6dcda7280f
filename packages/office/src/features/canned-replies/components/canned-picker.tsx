import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredReply } from '@wl/contract/office/canned-replies';
import { type ReplyNames, replyText } from '@wl/world/canned-replies/canned-replies';
import type { Language } from '@wl/world/languages';
import { useEffect, useRef } from 'react';
import { useCodeNames } from '../../../app/language/format.ts';
import { optionId, type Picker } from '../use-picker.ts';
import { useTitleLanguage } from '../use-replies.ts';
import s from './picker.module.css';

interface PickerProps {
  picker: Picker;
  language: Language;
  names: ReplyNames;
}

/** Shows the canned replies above the composer. The focus stays in the composer, which handles the key presses. */
export function CannedPicker({ picker, language, names }: PickerProps) {
  const { t } = useLingui();
  const codeNames = useCodeNames();
  const { id, isOpen, found, active, pick } = picker;
  if (!isOpen) return null;
  const languageName = codeNames.language(language);
  return (
    <div className={s.picker}>
      <p>
        <Trans>Canned replies in the member’s language: {languageName}</Trans>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd>
        </span>
      </p>
      <ul id={id} role="listbox" aria-label={t`Canned replies`}>
        {found.map((reply, index) => (
          <Option
            key={reply.id}
            id={optionId(picker, reply)}
            reply={reply}
            text={replyText(reply, language, names)}
            language={language}
            isActive={index === active}
            pick={() => pick(reply)}
          />
        ))}
      </ul>
    </div>
  );
}

interface OptionProps {
  id: string;
  reply: StoredReply;
  text: string;
  language: Language;
  isActive: boolean;
  pick: () => void;
}

function Option({ id, reply, text, language, isActive, pick }: OptionProps) {
  const titleLanguage = useTitleLanguage();
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={pick}
    >
      <b>{reply.titles[titleLanguage]}</b>
      <span lang={language}>{text}</span>
    </li>
  );
}

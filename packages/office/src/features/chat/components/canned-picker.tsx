import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@wl/world/languages';
import { useEffect, useRef } from 'react';
import { useCodeNames } from '../../../app/language/format.ts';
import { type CannedReply, replyText } from '../canned-replies.ts';
import { optionId, type Picker } from '../use-picker.ts';
import s from './chat.module.css';

interface PickerProps {
  picker: Picker;
  language: Language;
  names: { name: string; clerk: string };
}

/** Shows the canned replies above the composer. The focus stays in the composer, which handles the keys. */
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
  reply: CannedReply;
  text: string;
  language: Language;
  isActive: boolean;
  pick: () => void;
}

function Option({ id, reply, text, language, isActive, pick }: OptionProps) {
  const { i18n } = useLingui();
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
      <b>{i18n._(reply.title)}</b>
      <span lang={language}>{text}</span>
    </li>
  );
}

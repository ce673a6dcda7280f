import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { TextArea } from '@wl/ui/controls/field';
import type { ReplyNames } from '@wl/world/canned-replies/canned-replies';
import type { Language } from '@wl/world/languages';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useCodeNames } from '../../../app/language/format.ts';
import { optionId, type Picker } from '../use-picker.ts';
import { CannedPicker } from './canned-picker.tsx';
import s from './message-field.module.css';

interface MessageFieldProps {
  /** True for an answer, false for a note, which has no canned replies. */
  isAnswer: boolean;
  picker: Picker;
  language: Language;
  names: ReplyNames;
  area: RefObject<HTMLTextAreaElement | null>;
  /** True to focus the text field when it appears. */
  hasFocus: boolean;
  /** Hint about the keyboard shortcuts, hidden on phones. */
  hint: string;
  rows: number;
  maxLength: number;
  className?: string | undefined;
  value: string;
  onFocus?: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste?: ((event: ClipboardEvent) => void) | undefined;
  onChange: (text: string) => void;
}

/** Shows the text field for an answer or a note. For an answer, also offers the canned replies. */
export function MessageField(props: MessageFieldProps) {
  const { isAnswer, picker, language, names, area, hasFocus, hint, onChange, ...field } = props;
  const { t } = useLingui();
  const languageName = useCodeNames().language(language);
  const active = picker.found[picker.active];
  useEffect(() => {
    if (hasFocus) area.current?.focus();
  }, [area, hasFocus]);
  return (
    <>
      {isAnswer && <CannedPicker picker={picker} language={language} names={names} />}
      <TextArea
        {...field}
        ref={area}
        label={isAnswer ? t`Answer in ${languageName}` : t`Note for colleagues`}
        hint={<span className={s.keysHint}>{hint}</span>}
        lang={isAnswer ? language : undefined}
        aria-autocomplete={isAnswer ? 'list' : undefined}
        aria-controls={picker.isOpen ? picker.id : undefined}
        aria-activedescendant={picker.isOpen && active ? optionId(picker, active) : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

export function CannedButton({ picker, area }: Pick<MessageFieldProps, 'picker' | 'area'>) {
  return (
    <Button
      variant="plain"
      aria-pressed={picker.isOpen}
      onClick={() => {
        picker.toggle();
        area.current?.focus();
      }}
    >
      <Trans>Canned replies</Trans>
    </Button>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { type ChatCase, typeInChatCase } from '@wl/contract/office/chat';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { FileButton } from '@wl/ui/controls/file-button';
import { pastedFiles } from '@wl/ui/controls/pasted-files';
import { Icon } from '@wl/ui/icon';
import type { MacroAction } from '@wl/world/canned-replies/canned-replies';
import { CHAT_MAX_TEXT } from '@wl/world/chat/chat';
import { textToSend } from '@wl/world/chat/text-to-send';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { request } from '../../../app/api.ts';
import type { Drafts, Mode } from '../drafts.ts';
import { ACCEPTED_FILES, type FileOutbox } from '../file-outbox.ts';
import type { Outbox } from '../outbox.ts';
import {
  CannedButton,
  MacroNote,
  MessageField,
  replyNames,
  usePicker,
} from '../../canned-replies/index.ts';
import type { Asking } from '../use-question.ts';
import { firstNameOf } from '../requesters.ts';
import s from './chat.module.css';

/** Minimum time in ms between two typing notifications to the member. */
const TYPING_EVERY_MS = 3_000;

/** Returns a function that notifies the member, at most every three seconds, that the clerk is typing. */
function useTypingCall(id: string): () => void {
  const last = useRef(-TYPING_EVERY_MS);
  return () => {
    const now = performance.now();
    if (now - last.current < TYPING_EVERY_MS) return;
    last.current = now;
    // The call only shows a typing indicator to the member, so ignore a failure.
    request(typeInChatCase, { params: { id } }).catch(() => undefined);
  };
}

interface WritingProps {
  one: ChatCase;
  clerkName: string;
  mode: Mode;
  outbox: Outbox;
  files: FileOutbox;
  drafts: Drafts;
  ask: Asking['ask'];
  leave: () => void;
  area: RefObject<HTMLTextAreaElement | null>;
  /** True to focus the text field when it appears. */
  hasFocus: boolean;
}

/** Manages the text field for an answer or note, including its keyboard shortcuts and canned replies. */
function useWriting(props: WritingProps) {
  const { one, clerkName, mode, outbox, files, drafts, ask, leave, area } = props;
  const { line, requester } = one;
  const names = replyNames(firstNameOf(requester), clerkName);
  const text = drafts.drafts[mode];
  const setText = (next: string) => drafts.setDraft(mode, next);
  const typing = useTypingCall(line.id);
  const [action, setAction] = useState<MacroAction | null>(null);
  const picker = usePicker({
    text: mode === 'text' ? text : '',
    language: line.language,
    names,
    // A visitor has no account that could receive an item.
    canGrant: requester.kind === 'member',
    onPick: (next, reply) => {
      setAction(reply.action);
      setText(next.slice(0, CHAT_MAX_TEXT));
      area.current?.focus();
    },
  });
  const send = () => {
    const sendable = textToSend(text);
    if (sendable === '') return;
    outbox.send(mode, sendable);
    setText('');
    picker.close();
    setAction(null);
    if (action) ask(action);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore keys during IME composition, in which Enter commits the composed text and must not send the message.
    if (event.nativeEvent.isComposing || picker.onKey(event)) return;
    if (event.key === 'Escape') leave();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  const onChange = (next: string) => {
    setText(next);
    picker.onType();
    if (next === '') setAction(null);
    if (mode === 'text' && next.trim() !== '' && !next.startsWith('/')) typing();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = mode === 'text' ? pastedFiles(event) : [];
    if (pasted.length > 0) void files.send(pasted);
  };
  const macro = { action, remove: () => setAction(null) };
  return { names, text, picker, macro, send, onChange, handlers: { onKeyDown, onPaste } };
}

/** Shows the text field for an answer or a note. For an answer, also offers the canned replies. */
export function Writing(props: WritingProps) {
  const { one, mode, area, files, hasFocus } = props;
  const { t } = useLingui();
  const { names, text, picker, macro, send, onChange, handlers } = useWriting(props);
  const isAnswer = mode === 'text';
  return (
    <form
      className={s.writing}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <MessageField
        isAnswer={isAnswer}
        picker={picker}
        language={one.line.language}
        names={names}
        area={area}
        hasFocus={hasFocus}
        hint={
          isAnswer
            ? t`Enter sends the message, and Shift+Enter starts a new line. Type / to open the canned replies.`
            : t`Enter saves the note. Only staff can see it.`
        }
        rows={2}
        maxLength={CHAT_MAX_TEXT}
        value={text}
        {...handlers}
        onChange={onChange}
      />
      {isAnswer && macro.action && <MacroNote action={macro.action} remove={macro.remove} />}
      <p className={s.writingActions}>
        <Button type="submit" inactive={textToSend(text) === ''}>
          {isAnswer ? <Trans>Send answer</Trans> : <Trans>Save note</Trans>}
        </Button>
        {isAnswer && <CannedButton picker={picker} area={area} />}
        {isAnswer && (
          <FileButton
            accept={ACCEPTED_FILES}
            onFiles={(chosen) => void files.send(chosen)}
            className={buttonClass({ variant: 'plain' })}
          >
            <Icon name="upload" size={20} /> <Trans>Attach files</Trans>
          </FileButton>
        )}
      </p>
    </form>
  );
}

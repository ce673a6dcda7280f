import { useLingui } from '@lingui/react/macro';
import { CHAT_MAX_TEXT } from '@wl/world/chat/chat';
import { textToSend } from '@wl/world/chat/text-to-send';
import { pastedFiles } from '@wl/ui/controls/pasted-files';
import { Icon } from '@wl/ui/icon';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { showTyping } from '../api.ts';
import { readKept, writeKept } from '../kept.ts';
import { sendMessage } from '../sender.ts';
import { sendUploads } from '../uploads.ts';
import { PHONE } from '../use-sheet.ts';
import { requesterNow } from '../visitor.ts';
import { AttachButton } from './attach-button.tsx';
import s from './composer.module.css';

/** Number of remaining characters at or below which the composer shows how many are left. */
const NEAR_LIMIT = 200;
/** Minimum time in ms between two calls that report that the member is typing. */
const TYPING_EVERY_MS = 3000;

interface ComposerProps {
  /** True if the message continues an open conversation; false if it starts a new conversation. */
  isOpen: boolean;
  /** True if the member or visitor has just started a conversation. The text field then gets the focus. */
  focusesOnStart: boolean;
}

/**
 * Shows the text field for a message. Enter sends the message, and Shift+Enter starts a new line. The draft survives a
 * reload.
 */
export function Composer({ isOpen, focusesOnStart }: ComposerProps) {
  const { t } = useLingui();
  const hintId = useId();
  const [text, setText] = useDraft();
  const field = useGrowing(text);
  const typed = useTypingCalls(isOpen);
  useEffect(() => {
    // If the panel was opened while the messages were loading, the panel itself has the focus. Move the focus to the
    // text field, except on phones.
    const isPanelFocused = document.activeElement === field.current?.closest('dialog');
    if (focusesOnStart || (isPanelFocused && !matchMedia(PHONE).matches)) field.current?.focus();
  }, [field, focusesOnStart]);
  const sendable = textToSend(text);
  const isBlank = sendable === '';
  const send = () => {
    if (isBlank) return;
    sendMessage(sendable);
    setText('');
  };
  const left = CHAT_MAX_TEXT - text.length;
  return (
    <form
      className={s.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        field.current?.focus();
      }}
    >
      <AttachButton />
      <textarea
        ref={field}
        rows={1}
        aria-label={t`Your message`}
        aria-describedby={left <= NEAR_LIMIT ? hintId : undefined}
        placeholder={t`Write a message`}
        maxLength={CHAT_MAX_TEXT}
        enterKeyHint="send"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value.trim() !== '') typed();
        }}
        onPaste={(event) => {
          const files = pastedFiles(event);
          if (files.length > 0) void sendUploads(files);
        }}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          send();
        }}
      />
      <button type="submit" aria-label={t`Send message`} aria-disabled={isBlank || undefined}>
        <Icon name="arrow-right" size={22} />
      </button>
      {left <= NEAR_LIMIT && (
        <p id={hintId}>
          {left > 0 ? t`Characters left: ${left}` : t`Your message has reached the maximum length.`}
        </p>
      )}
    </form>
  );
}

/** Returns true for Enter without Shift, unless it ends an IME composition, as in Japanese input. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/** Returns the draft of the next message and a function that changes it. Every change is stored in the browser. */
function useDraft(): [string, (text: string) => void] {
  const requester = requesterNow();
  const [text, setText] = useState(() =>
    requester === undefined ? '' : readKept(requester).draft,
  );
  const change = (draft: string) => {
    setText(draft);
    if (requester !== undefined) writeKept(requester, { draft });
  };
  return [text, change];
}

/** Returns a ref for a text field that grows with its text. The style sheet limits the height. */
function useGrowing(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const box = field.current;
    if (!box) return;
    box.style.height = 'auto';
    box.style.height = `${String(box.scrollHeight)}px`;
  }, [text]);
  return field;
}

/** Returns a function to call when the member types. It notifies the server at most once every three seconds. */
function useTypingCalls(isOpen: boolean): () => void {
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const nowMs = performance.now();
    if (!isOpen || nowMs - lastMs.current < TYPING_EVERY_MS) return;
    lastMs.current = nowMs;
    showTyping();
  };
}

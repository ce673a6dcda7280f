import type { StoredReply } from '@wl/contract/office/canned-replies';
import { type ReplyNames, replyText } from '@wl/world/canned-replies/canned-replies';
import type { Language } from '@wl/world/languages';
import { type KeyboardEvent, useId, useState } from 'react';
import { useReplies, useTitleLanguage } from './use-replies.ts';

interface PickerOptions {
  /** Text in the composer. If it starts with a slash, the text after the slash filters the replies by title. */
  text: string;
  /** Language of the requester, in which the replies are inserted. */
  language: Language;
  names: ReplyNames;
  /** False to omit macros that grant an item. */
  canGrant?: boolean;
  /** Called with the composer's new text and the inserted reply. */
  onPick: (text: string, reply: StoredReply) => void;
}

/** Number of list items by which each arrow key moves the selection. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Manages the list of canned replies. A slash at the start of the text, or a button, opens the list. */
export function usePicker({ text, language, names, canGrant = true, onPick }: PickerOptions) {
  const locale = useTitleLanguage();
  const replies = useReplies();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  /** Text that the composer contained when the clerk closed the list. The list stays closed until the text changes. */
  const [closedFor, setClosedFor] = useState<string>();
  const [at, setAt] = useState(0);
  const isSlash = text.startsWith('/');
  const wanted = isSlash ? text.slice(1).trim().toLocaleLowerCase(locale) : '';
  const found = replies.filter(
    ({ titles, action }) =>
      titles[locale].toLocaleLowerCase(locale).includes(wanted) &&
      (canGrant || action?.kind !== 'grant'),
  );
  const isOpen = (isAsked || (isSlash && closedFor !== text)) && found.length > 0;
  const active = Math.min(at, found.length - 1);
  const close = () => {
    setAsked(false);
    setClosedFor(text);
    setAt(0);
  };
  const pick = (reply: StoredReply) => {
    const inserted = replyText(reply, language, names);
    onPick(isSlash || text.trim() === '' ? inserted : `${text.trimEnd()} ${inserted}`, reply);
    close();
  };
  /** Lets the open reply list respond to a key press in the composer. Returns true if the list used the key. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const step = steps[event.key];
    const chosen = found[active];
    if (step !== undefined) setAt((active + step + found.length) % found.length);
    else if (event.key === 'Escape') close();
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen)
      pick(chosen);
    else return false;
    event.preventDefault();
    return true;
  };
  return {
    id,
    isOpen,
    found,
    active,
    pick,
    onKey,
    close,
    toggle: () => (isOpen ? close() : setAsked(true)),
    /**
     * Selects the first reply again. Closes a list that was opened with the button, because the clerk has continued
     * typing.
     */
    onType: () => {
      setAt(0);
      setAsked(false);
      setClosedFor(undefined);
    },
  };
}

export type Picker = ReturnType<typeof usePicker>;

/** Returns the id of a reply's list item, for the composer's `aria-activedescendant`. */
export const optionId = (picker: Pick<Picker, 'id'>, reply: StoredReply): string =>
  `${picker.id}-${reply.id}`;

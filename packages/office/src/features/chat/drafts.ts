import { useState } from 'react';

/** Kinds of messages that a clerk writes: an answer to the requester, or a note that only clerks see. */
export type Mode = 'text' | 'note';

/** Returns the storage key of a draft. Clerks who sign in one after another in the same tab have separate drafts. */
const keyOf = (clerk: string, conversation: string, mode: Mode) =>
  `chat-draft.${clerk}.${conversation}.${mode}`;

/**
 * Manages the unsent texts of one conversation. They are kept in this tab until the clerk sends or deletes them, even
 * after a hand-over to a colleague. Answers and notes are separate, so that a member never receives a note.
 */
export function useDrafts(clerk: string, conversation: string) {
  const [drafts, setDrafts] = useState(() => ({
    text: sessionStorage.getItem(keyOf(clerk, conversation, 'text')) ?? '',
    note: sessionStorage.getItem(keyOf(clerk, conversation, 'note')) ?? '',
  }));
  const setDraft = (mode: Mode, text: string) => {
    const key = keyOf(clerk, conversation, mode);
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    setDrafts((old) => ({ ...old, [mode]: text }));
  };
  return { drafts, setDraft };
}

export type Drafts = ReturnType<typeof useDrafts>;

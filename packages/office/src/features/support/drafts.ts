import { useEffect, useState } from 'react';

const modes = ['answer', 'note'] as const;
/** Kind of text that a clerk writes in a ticket: an answer to the requester, or a note that only clerks see. */
export type Mode = (typeof modes)[number];

/**
 * Attempt to send a draft. A repeated attempt with the same text has the same id, so that the server stores the text
 * only once, even if the response to an earlier attempt was lost.
 */
export interface Attempt {
  id: string;
  text: string;
}

/** Returns the storage for one clerk's drafts for one ticket. Clerks who share a computer have separate drafts. */
function storageOf(clerk: string, ticket: string) {
  const keyOf = (part: 'draft' | 'attempt', mode: Mode) =>
    `ticket-${part}.${clerk}.${ticket}.${mode}`;
  const keep = (key: string, value: string) =>
    value === '' ? localStorage.removeItem(key) : localStorage.setItem(key, value);
  const read = (mode: Mode) => localStorage.getItem(keyOf('draft', mode)) ?? '';
  return {
    drafts: (): Record<Mode, string> => ({ answer: read('answer'), note: read('note') }),
    keepDraft: (mode: Mode, text: string) => keep(keyOf('draft', mode), text),
    /**
     * Returns the attempt to send a text of this kind that the server has not confirmed yet; undefined if there is
     * none.
     */
    attempt: (mode: Mode): Attempt | undefined => {
      const stored = localStorage.getItem(keyOf('attempt', mode));
      return stored === null ? undefined : (JSON.parse(stored) as Attempt);
    },
    keepAttempt: (mode: Mode, attempt: Attempt) =>
      keep(keyOf('attempt', mode), JSON.stringify(attempt)),
    /**
     * Removes an attempt whose text the server has stored. Removes the draft too, unless the clerk has changed it since
     * the attempt.
     */
    end: (mode: Mode, { text }: Attempt) => {
      keep(keyOf('attempt', mode), '');
      if (read(mode).trim() === text) keep(keyOf('draft', mode), '');
    },
  };
}

/**
 * Manages a clerk's unsent texts for one ticket. The browser keeps each text until the server has stored it or the
 * clerk has deleted it. Texts survive a colleague's claim, the end of the clerk's own claim, and failed attempts to
 * send.
 * @param entries entries of the ticket. If an entry has the id of an attempt, the server has stored the text, even if
 *   its response was lost.
 */
export function useDrafts(clerk: string, ticket: string, entries: readonly { id: string }[]) {
  const storage = storageOf(clerk, ticket);
  const [drafts, setDrafts] = useState(storage.drafts);
  useEffect(() => {
    const { attempt, end, drafts: stored } = storageOf(clerk, ticket);
    for (const mode of modes) {
      const before = attempt(mode);
      if (!before || entries.every(({ id }) => id !== before.id)) continue;
      end(mode, before);
      setDrafts(stored());
    }
  }, [clerk, entries, ticket]);
  return {
    drafts,
    setDraft: (mode: Mode, text: string) => {
      storage.keepDraft(mode, text);
      setDrafts((old) => ({ ...old, [mode]: text }));
    },
    /** Returns the attempt to send the draft: a new attempt, or the previous attempt if its text was the same. */
    begin: (mode: Mode): Attempt => {
      const text = drafts[mode].trim();
      const before = storage.attempt(mode);
      const attempt = before?.text === text ? before : { id: crypto.randomUUID(), text };
      storage.keepAttempt(mode, attempt);
      return attempt;
    },
    end: (mode: Mode, attempt: Attempt) => {
      storage.end(mode, attempt);
      setDrafts(storage.drafts());
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;

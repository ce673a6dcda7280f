import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepAnswer } from '../keep-answer.ts';
import { useBegun } from './use-begun.ts';

interface VersionedDraftOptions<Stored, Draft extends object> {
  stored: Stored;
  /** Key of the query that loads the object. */
  queryKey: readonly string[];
  draftOf: (stored: Stored) => Draft;
  /** Saves the draft. The server rejects the draft if `version` is not the object's current version. */
  send: (draft: Draft, change: { version: number; reason: string }) => Promise<{ data: Stored }>;
}

/**
 * Manages a clerk's draft of a versioned object, and saves it together with a reason.
 * @returns the draft, a function that changes parts of it, and the properties of its `EditForm`
 */
export function useVersionedDraft<Stored extends { version: number }, Draft extends object>({
  stored,
  queryKey,
  draftOf,
  send,
}: VersionedDraftOptions<Stored, Draft>) {
  const queries = useQueryClient();
  const begun = useBegun(stored.version);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [reason, setReason] = useState('');
  const save = useMutation({
    mutationFn: () => send(draft, { version: begun.version, reason }),
    onSuccess: (reply) => {
      setReason('');
      setDraft(draftOf(reply.data));
      begun.noteOwn(reply.data.version);
      keepAnswer(queries, queryKey, reply);
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  const goOn = () => {
    begun.goOn();
    save.reset();
  };
  return {
    draft,
    change: (part: Partial<Draft>) => {
      save.reset();
      setDraft({ ...draft, ...part });
    },
    form: {
      reason,
      setReason,
      save,
      isBehind: begun.isBehind,
      onMine: goOn,
      onTheirs: () => {
        setDraft(draftOf(stored));
        goOn();
      },
    },
  };
}

import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { type EditedSubject, publishEdition } from '@wl/contract/office/editions';
import type { Content } from '@wl/world/editions/content';
import { useState } from 'react';
import { request } from '../../app/api.ts';
import { changesOf, type Draft, draftOf, readDraft } from './draft.ts';

/**
 * Returns a draft of new content for a mission, city, level or badge, and functions that change and publish the draft.
 * @param isMoney true if the mission's target is an amount in cents
 * @param onStale reloads the page's data after this or another clerk has published
 */
export function useEditionDraft(
  thing: EditedSubject,
  isMoney: boolean,
  onStale: () => Promise<unknown>,
) {
  const { subject, original } = thing;
  const [began, setBegan] = useState(thing);
  const [draft, setDraft] = useState<Draft>(() => draftOf(thing.content, isMoney));
  const [reason, setReason] = useState('');
  const before = draftOf(began.content, isMoney);
  const startFrom = (one: EditedSubject) => {
    setBegan(one);
    setDraft(draftOf(one.content, isMoney));
    setReason('');
  };
  const publish = useMutation({
    mutationFn: (wanted: Content) =>
      request(publishEdition, {
        body: {
          subject,
          from_version: began.version,
          content: wanted,
          reason: reason.trim(),
        },
      }),
    onSuccess: async ({ data }) => {
      startFrom({ ...thing, version: data.version, content: data.content });
      await onStale();
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'editions.edited') await onStale();
    },
  });
  return {
    began,
    before,
    draft,
    ...readDraft(draft, thing.content.kind, isMoney),
    changes: changesOf(before, draft),
    reason,
    setReason,
    publish,
    /** True if another clerk has published an edition since this clerk began the draft. */
    isBehind: began.version < thing.version,
    change: (field: string, value: string) => {
      publish.reset();
      setDraft((old) => ({ ...old, [field]: value }));
    },
    takeTheirs: () => startFrom(thing),
    keepMine: () => setBegan(thing),
    discard: () => startFrom(began),
    /** Function that replaces the draft with the default content; undefined if members already see the default. */
    restoreDefault:
      original &&
      (() => {
        publish.reset();
        setDraft(draftOf(original, isMoney));
      }),
  };
}

export type EditionDraft = ReturnType<typeof useEditionDraft>;

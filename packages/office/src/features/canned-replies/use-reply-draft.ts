import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  removeCannedReply,
  restoreCannedReply,
  saveCannedReply,
  type StoredReply,
} from '@wl/contract/office/canned-replies';
import { type CannedReply, unknownVariable } from '@wl/world/canned-replies/canned-replies';
import { languages, type Language, type Texts } from '@wl/world/languages';
import { useState } from 'react';
import { request } from '../../app/api.ts';
import { useBegun } from '../../app/forms/use-begun.ts';
import { REPLIES } from './use-replies.ts';

/** Editable fields of a canned reply. */
export type Draft = Pick<CannedReply, 'titles' | 'texts' | 'action'>;

const emptyTexts: Texts = { en: '', es: '', fr: '', pt: '', tr: '' };

export const newReply = (): StoredReply => ({
  id: crypto.randomUUID(),
  titles: emptyTexts,
  texts: emptyTexts,
  action: null,
  origin: 'own',
  is_removed: false,
  version: 0,
});

const draftOf = ({ titles, texts, action }: StoredReply): Draft => ({ titles, texts, action });

/** Returns true if the draft has a title and a text in the given language, and uses only known placeholders. */
export const isComplete = ({ titles, texts }: Draft, language: Language): boolean =>
  titles[language].trim() !== '' &&
  texts[language].trim() !== '' &&
  unknownVariable(texts[language]) === undefined;

const isChanged = (draft: Draft, reply: StoredReply) =>
  JSON.stringify(draft) !== JSON.stringify(draftOf(reply));

/**
 * Manages a clerk's draft of a reply: saves it, and removes or restores the reply. Another clerk's change is shown
 * before it can be overwritten.
 * @param restart called after the reply has been removed or restored and its new state has been loaded
 */
export function useReplyDraft(reply: StoredReply, restart: () => void) {
  const queries = useQueryClient();
  const begun = useBegun(reply.version);
  const [draft, setDraft] = useState(() => draftOf(reply));
  const params = { id: reply.id };
  const version = begun.version;
  const reload = () => queries.invalidateQueries({ queryKey: REPLIES });
  const take = async ({ data }: { data: StoredReply }) => {
    setDraft(draftOf(data));
    begun.noteOwn(data.version);
    await reload();
  };
  const save = useMutation({
    mutationFn: () => request(saveCannedReply, { params, body: { ...draft, version } }),
    onSuccess: take,
    onError: reload,
  });
  const remove = useMutation({
    mutationFn: () => request(removeCannedReply, { params, body: { version } }),
    onSuccess: () => reload().then(restart),
    onError: reload,
  });
  const restore = useMutation({
    mutationFn: () => request(restoreCannedReply, { params, body: { version } }),
    onSuccess: () => reload().then(restart),
    onError: reload,
  });
  const forget = () => [save, remove, restore].forEach((mutation) => mutation.reset());
  return {
    draft,
    change: (part: Partial<Draft>) => {
      forget();
      setDraft({ ...draft, ...part });
    },
    isReady: isChanged(draft, reply) && languages.every((language) => isComplete(draft, language)),
    isUnsaved: isChanged(draft, reply),
    save,
    remove,
    restore,
    isBehind: begun.isBehind,
    onMine: () => {
      begun.goOn();
      forget();
    },
    onTheirs: () => {
      setDraft(draftOf(reply));
      begun.goOn();
      forget();
    },
  };
}

export type ReplyDraft = ReturnType<typeof useReplyDraft>;

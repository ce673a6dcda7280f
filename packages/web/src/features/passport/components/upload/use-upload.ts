import { type PassportDocument, uploadDocument } from '@wl/contract/passport';
import type { DocumentKind, DocumentType } from '@wl/world/house/documents';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../app/api.ts';
import { sendForm } from '../../../../app/upload.ts';
import { burnMasks } from './picture.ts';
import type { Sheet } from './sheet.ts';

export interface Wish {
  kind: DocumentKind;
  type: DocumentType;
  /** `YYYY-MM-DD`, of an address proof. */
  issuedOn: string;
  sheets: readonly Sheet[];
}

interface Upload {
  phase: 'idle' | 'sending' | 'failed';
  /** From 0 to 1. */
  fraction: number;
  error: unknown;
}

async function formOf(wish: Wish): Promise<FormData> {
  const form = new FormData();
  form.set('kind', wish.kind);
  form.set('type', wish.type);
  if (wish.issuedOn) form.set('issued_on', wish.issuedOn);
  form.set('key', crypto.randomUUID());
  for (const [at, { file, picture, masks }] of wish.sheets.entries()) {
    // Of a card only the masked copy leaves this device, and not under the camera's name.
    if (picture && masks)
      form.append('files', await burnMasks(picture, masks), `card-${at + 1}.jpg`);
    else form.append('files', file, file.name);
  }
  return form;
}

/**
 * Sends a document, with its progress. What was prepared once is sent again as it is, with the same key, while nobody knows
 * whether it has arrived: after a lost connection, a failing server or a cancel. A refusal, or any change, begins anew.
 */
export function useUpload(onSent: (document: PassportDocument) => void) {
  const prepared = useRef<FormData>(undefined);
  const cancelling = useRef<AbortController>(undefined);
  const [upload, setUpload] = useState<Upload>({ phase: 'idle', fraction: 0, error: undefined });
  useEffect(() => () => cancelling.current?.abort(), []);

  const send = async (wish: Wish) => {
    const controller = new AbortController();
    cancelling.current = controller;
    setUpload({ phase: 'sending', fraction: 0, error: undefined });
    try {
      prepared.current ??= await formOf(wish);
      const answer = await sendForm(uploadDocument, prepared.current, {
        signal: controller.signal,
        onProgress: (fraction) => setUpload({ phase: 'sending', fraction, error: undefined }),
      });
      onSent(answer.data);
    } catch (error) {
      if (controller.signal.aborted) {
        setUpload({ phase: 'idle', fraction: 0, error: undefined });
        return;
      }
      if (error instanceof ApiError && error.status >= 400 && error.status < 500)
        prepared.current = undefined;
      setUpload({ phase: 'failed', fraction: 0, error });
    }
  };
  return {
    upload,
    send: (wish: Wish) => void send(wish),
    cancel: () => cancelling.current?.abort(),
    /** Something of the document is another one: what was prepared is not it any more. */
    renew: useCallback(() => {
      prepared.current = undefined;
      setUpload((before) =>
        before.phase === 'failed' ? { phase: 'idle', fraction: 0, error: undefined } : before,
      );
    }, []),
  };
}

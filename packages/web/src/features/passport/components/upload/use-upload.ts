import { type PassportDocument, uploadDocument } from '@wl/contract/passport';
import type { DocumentKind, DocumentType } from '@wl/world/casino/documents';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../app/api.ts';
import { sendForm } from '../../../../app/upload.ts';
import { burnMasks } from './picture.ts';
import type { Sheet } from './sheet.ts';

export interface UploadRequest {
  kind: DocumentKind;
  type: DocumentType;
  /** Date of issue (`YYYY-MM-DD`), required only for a proof of address. */
  issuedOn: string;
  sheets: readonly Sheet[];
}

interface Upload {
  phase: 'idle' | 'sending' | 'failed';
  /** Fraction uploaded so far, from 0 to 1. */
  fraction: number;
  error: unknown;
}

async function formOf(uploadRequest: UploadRequest): Promise<FormData> {
  const form = new FormData();
  form.set('kind', uploadRequest.kind);
  form.set('type', uploadRequest.type);
  if (uploadRequest.issuedOn) form.set('issued_on', uploadRequest.issuedOn);
  form.set('key', crypto.randomUUID());
  for (const [at, { file, picture, masks }] of uploadRequest.sheets.entries()) {
    // For a card photo, upload only the masked copy, and do not send the original file name.
    if (picture && masks)
      form.append('files', await burnMasks(picture, masks), `card-${at + 1}.jpg`);
    else form.append('files', file, file.name);
  }
  return form;
}

/**
 * Sends a document and reports the progress. If the outcome of an attempt is unknown, the next attempt sends the same
 * form with the same idempotency key. After a rejection or a change to the document, the next attempt uses a new form.
 */
export function useUpload(onSent: (document: PassportDocument) => void) {
  const prepared = useRef<FormData>(undefined);
  const cancelling = useRef<AbortController>(undefined);
  const [upload, setUpload] = useState<Upload>({ phase: 'idle', fraction: 0, error: undefined });
  useEffect(() => () => cancelling.current?.abort(), []);

  const send = async (uploadRequest: UploadRequest) => {
    const controller = new AbortController();
    cancelling.current = controller;
    setUpload({ phase: 'sending', fraction: 0, error: undefined });
    try {
      prepared.current ??= await formOf(uploadRequest);
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
    send: (uploadRequest: UploadRequest) => void send(uploadRequest),
    cancel: () => cancelling.current?.abort(),
    /** Discards the prepared form, so that the next upload contains the changed document. */
    renew: useCallback(() => {
      prepared.current = undefined;
      setUpload((before) =>
        before.phase === 'failed' ? { phase: 'idle', fraction: 0, error: undefined } : before,
      );
    }, []),
  };
}

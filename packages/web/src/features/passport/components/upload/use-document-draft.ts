import { useLingui } from '@lingui/react/macro';
import type { PassportDocument } from '@wl/contract/passport';
import { earliestIssue, type DocumentKind, type DocumentType } from '@wl/world/casino/documents';
import { useState } from 'react';
import { missingMasks } from './masks.ts';
import { isTwoSided, needsMasks, PDF, type Sheet } from './sheet.ts';
import { useUpload } from './use-upload.ts';

export type Sheets = readonly (Sheet | undefined)[];

/**
 * Returns the draft of a document upload, and functions that change and send it. `reason` explains why the draft cannot
 * be sent yet.
 */
export function useDocumentDraft(kind: DocumentKind, onSent: (document: PassportDocument) => void) {
  const [type, setType] = useState<DocumentType>();
  const [issuedOn, setIssuedOn] = useState('');
  const [sheets, setSheets] = useState<Sheets>([]);
  const { upload, send, cancel, renew } = useUpload(onSent);
  const reason = useMissing(kind, type, issuedOn, sheets);
  return {
    type,
    issuedOn,
    sheets,
    upload,
    reason,
    cancel,
    choose: (next: DocumentType) => {
      renew();
      setType(next);
      setSheets([]);
    },
    changeIssuedOn: (day: string) => {
      renew();
      setIssuedOn(day);
    },
    /**
     * Replaces the sheets with the result of `change`. The latest sheets are passed to `change`, because multiple files
     * may be decoded at the same time.
     */
    changeSheets: (change: (sheets: Sheets) => Sheets) => {
      renew();
      setSheets(change);
    },
    submit: () => {
      const chosen = sheets.filter((sheet) => sheet !== undefined);
      if (type && reason === undefined) send({ kind, type, issuedOn, sheets: chosen });
    },
  };
}

/** Returns the reason why the document cannot be sent yet; undefined if it can be sent. */
function useMissing(
  kind: DocumentKind,
  type: DocumentType | undefined,
  issuedOn: string,
  sheets: Sheets,
): string | undefined {
  const { t } = useLingui();
  if (!type) return t`Choose a document first.`;
  const chosen = sheets.filter((sheet) => sheet !== undefined);
  if (kind === 'address' && issuedOn === '') return t`Enter the date of issue.`;
  if (kind === 'address' && issuedOn < earliestIssue(new Date()))
    return t`The document must have been issued within the last 3 months.`;
  if (chosen.length === 0) return t`Choose a file first.`;
  const isWhole = chosen.some(({ file }) => file.type === PDF);
  if (isTwoSided(type) && chosen.length < 2 && !isWhole) return t`We need the front and the back.`;
  if (!needsMasks(type)) return undefined;
  const missing = missingMasks(chosen.flatMap(({ masks }) => masks ?? []));
  if (missing.includes('digits')) return t`Put the mask over the middle 6 digits first.`;
  if (missing.includes('code')) return t`Put the mask over the security code first.`;
  return undefined;
}

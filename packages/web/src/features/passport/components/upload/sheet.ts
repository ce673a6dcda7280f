import type { ErrorCode } from '@wl/contract/errors';
import { twoSidedTypes, type DocumentType } from '@wl/world/casino/documents';
import { DOCUMENT_MAX_BYTES } from '@wl/world/casino/limits';
import type { Masks } from './masks.ts';

export interface Sheet {
  file: File;
  /** Decoded picture; undefined for a PDF, which is not shown. */
  picture: ImageBitmap | undefined;
  /** Masks that hide data on a payment card; undefined for other documents. */
  masks: Masks | undefined;
}

const PICTURES = ['image/png', 'image/jpeg'];
export const PDF = 'application/pdf';

/**
 * Returns true if the member must mask parts of the document. Such a document cannot be sent as a PDF file,
 * because masks are drawn into the pixels of a picture.
 */
export const needsMasks = (type: DocumentType): boolean => type === 'payment_card';

export const acceptedOf = (type: DocumentType): string[] =>
  needsMasks(type) ? PICTURES : [...PICTURES, PDF];

export const isTwoSided = (type: DocumentType): boolean => twoSidedTypes.includes(type);

/**
 * Returns the reason to reject a file before it is opened; null if there is none. The server also checks the content.
 */
export function judgeFile(file: Blob, type: DocumentType): ErrorCode | 'card_pdf' | null {
  if (file.type === PDF && needsMasks(type)) return 'card_pdf';
  if (!acceptedOf(type).includes(file.type)) return 'document.wrong_format';
  return file.size >= DOCUMENT_MAX_BYTES ? 'document.too_large' : null;
}

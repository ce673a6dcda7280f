import { DOCUMENT_MAX_FILES } from '@wl/world/casino/documents';
import { DOCUMENT_MAX_BYTES } from '@wl/world/casino/limits';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { DomainError } from '../errors.ts';
import { parse } from '../http/http.ts';

/** Maximum size in bytes of the form fields and multipart boundaries that surround the files. */
const AROUND_FILES_BYTES = 16 * 1024;

/**
 * Limits of the multipart parser. A file that exceeds the size limit is truncated, and the rest is not kept in memory.
 */
export const uploadLimits = {
  // Files must be smaller than 10 MB, so the limit is one byte less.
  fileSize: DOCUMENT_MAX_BYTES - 1,
  files: DOCUMENT_MAX_FILES,
  fields: 8,
  fieldNameSize: 40,
  fieldSize: 200,
  parts: DOCUMENT_MAX_FILES + 8,
  headerPairs: 20,
};

/** Content of a multipart form. */
export interface ReadForm {
  fields: Record<string, unknown>;
  /** Non-empty files, in form order. Browsers send an empty part for a file field in which no file was chosen. */
  files: Buffer[];
  /** True if at least one file exceeded the size limit. Files that are too large are not in `files`. */
  isTooLarge: boolean;
}

/**
 * Reads a multipart form as a stream and never buffers more than the parser's limits allow. The caller must check the
 * session first.
 * @returns `no_form` if the body is not a form, `too_large` if its declared size exceeds the limit
 * @throws the parser's error if the client disconnects, or if the form is malformed or has too many parts
 */
export async function readForm(
  request: FastifyRequest,
  maxBytes: number,
): Promise<ReadForm | 'no_form' | 'too_large'> {
  if (!request.isMultipart()) return 'no_form';
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + AROUND_FILES_BYTES)
    return 'too_large';
  const form: ReadForm = { fields: {}, files: [], isTooLarge: false };
  for await (const part of request.parts()) {
    if (part.type === 'field') form.fields[part.fieldname] = part.value;
    else {
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) chunks.push(chunk as Buffer);
      if (part.file.truncated) form.isTooLarge = true;
      else if (chunks.length > 0) form.files.push(Buffer.concat(chunks));
    }
  }
  return form;
}

/**
 * Reads the uploaded documents and the other fields of a form. The caller must check the session first.
 * @param form schema of the fields other than the files
 * @throws DomainError document.no_file · document.too_large · document.too_many_files · request.invalid
 */
export async function receiveUpload<Fields extends z.ZodMiniType<object>>(
  request: FastifyRequest,
  form: Fields,
): Promise<z.output<Fields> & { files: Buffer[] }> {
  const read = await readForm(request, DOCUMENT_MAX_FILES * DOCUMENT_MAX_BYTES).catch((error) => {
    throw refusalOf(error);
  });
  if (read === 'no_form') throw new DomainError('document.no_file');
  if (read === 'too_large' || read.isTooLarge) throw new DomainError('document.too_large');
  if (read.files.length === 0) throw new DomainError('document.no_file');
  return { ...(parse(form, read.fields) as z.output<Fields>), files: read.files };
}

/**
 * Maps the parser's errors to domain errors. Any other error means that the client disconnected or did not send a form,
 * and becomes `request.invalid`.
 */
function refusalOf(error: unknown): DomainError {
  const { code } = error as { code?: string };
  if (code === 'FST_FILES_LIMIT') return new DomainError('document.too_many_files');
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new DomainError('document.too_large');
  return new DomainError('request.invalid');
}

import type { Multipart } from '@fastify/multipart';
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

async function take(part: Extract<Multipart, { type: 'file' }>): Promise<Buffer | 'too_large'> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  return part.file.truncated ? 'too_large' : Buffer.concat(chunks);
}

/**
 * Reads an upload as a stream and never buffers more than the upload limits allow. The caller must check the session
 * first.
 * @param form fields of the upload, apart from its files
 * @throws DomainError document.no_file · document.too_large · document.too_many_files · request.invalid
 */
export async function receiveUpload<Fields extends z.ZodMiniType<object>>(
  request: FastifyRequest,
  form: Fields,
): Promise<z.output<Fields> & { files: Buffer[] }> {
  if (!request.isMultipart()) throw new DomainError('document.no_file');
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > DOCUMENT_MAX_FILES * DOCUMENT_MAX_BYTES + AROUND_FILES_BYTES)
    throw new DomainError('document.too_large');
  const fields: Record<string, unknown> = {};
  const files: Buffer[] = [];
  let isTooLarge = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else {
        const file = await take(part);
        if (file === 'too_large') isTooLarge = true;
        // Ignore an empty part: browsers send one for each file field in which no file was chosen.
        else if (file.length > 0) files.push(file);
      }
    }
  } catch (error) {
    throw refusalOf(error);
  }
  if (isTooLarge) throw new DomainError('document.too_large');
  if (files.length === 0) throw new DomainError('document.no_file');
  return { ...(parse(form, fields) as z.output<Fields>), files };
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

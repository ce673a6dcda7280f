import { ChatFileUpload } from '@wl/contract/chat';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors.ts';
import { receiveUpload } from '../../../platform/files/receive-upload.ts';

/**
 * Reads an uploaded file, with its id and name.
 * @throws DomainError with the error codes of `receiveUpload`
 */
export async function receiveFile(
  request: FastifyRequest,
): Promise<{ id: string; name: string; file: Buffer }> {
  const { files, ...fields } = await receiveUpload(request, ChatFileUpload);
  const [file, second] = files;
  if (!file) throw new DomainError('document.no_file');
  if (second) throw new DomainError('document.too_many_files');
  return { ...fields, file };
}

import type { ChatConversation, ChatMessage } from '@wl/contract/chat';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { judgeFile } from '../../../platform/files/judge-file.ts';
import { scannersOf } from '../../../platform/files/scan.ts';
import { openFile, sealFile } from '../../../platform/files/seal.ts';
import { findPicture, insertPictures, placeOf } from './files-repository.ts';
import { findConversation, findMessage } from '../repository.ts';
import type { StoreMore } from '../add-message.ts';
import { sendMessage } from '../send-message.ts';
import { isOwnedBy, type Requester } from '../requester.ts';

/**
 * Checks a file and returns a function that stores pictures of the file's pages with a message. Skips the check if the
 * message is already stored. Because the check is slow, call `prepareFile` before locking the conversation.
 * @param id id of the message
 * @throws DomainError with the error codes of `judgeFile`
 */
export async function prepareFile(deps: Deps, id: string, file: Buffer): Promise<StoreMore> {
  const isKnown = (await findMessage(deps.db, id)) !== undefined;
  const pictures = isKnown ? [] : await judgeFile(file, scannersOf(deps));
  return (tx, { conversation_id: conversationId }) =>
    insertPictures(
      tx,
      id,
      pictures.map((picture, page) => sealFile(deps, placeOf(conversationId, id, page), picture)),
    );
}

/**
 * Stores a member's or visitor's message with an attached file, together with pictures of the file's pages. If the
 * request is repeated, returns the message that is already stored.
 * @throws DomainError chat.id_reused, and the errors of `judgeFile`
 */
export async function sendFile(
  deps: Deps,
  requester: Requester,
  { id, name, file }: { id: string; name: string; file: Buffer },
): Promise<{ conversation: ChatConversation; message: ChatMessage }> {
  const storePictures = await prepareFile(deps, id, file);
  return sendMessage(deps, requester, { id, kind: 'file', text: name }, storePictures);
}

/**
 * Returns one page of an attached file as a JPEG picture.
 * @param requester the member or visitor who reads the picture; undefined for a clerk, who can see every conversation
 * @throws DomainError request.not_found
 */
export async function readPicture(
  deps: Pick<Deps, 'config'> & { db: Db },
  { id, message, page }: { id: string; message: string; page: number },
  requester?: Requester,
): Promise<Buffer> {
  const row = await findConversation(deps.db, id);
  const isAllowed = row && (requester === undefined || isOwnedBy(row, requester));
  const picture = isAllowed ? await findPicture(deps.db, id, message, page) : undefined;
  if (!picture) throw new DomainError('request.not_found');
  return openFile(deps, placeOf(id, message, page), picture);
}

import type { ChatConversation, ChatMessage } from '@wl/contract/chat';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { judgeFile } from '../../platform/files/judge-file.ts';
import { scannersOf } from '../../platform/files/scan.ts';
import { openFile, sealFile } from '../../platform/files/seal.ts';
import { findPicture, insertPictures, placeOf } from './files-repository.ts';
import { findConversation, findMessage } from './repository.ts';
import { sendMessage } from './send-message.ts';

/**
 * Stores a file that a member attached, as pictures. Checks the file before the conversation is locked, because that
 * takes longer than everything else. A repeated request returns the message that the first one stored.
 * @throws DomainError chat.id_reused, and the errors of `judgeFile`
 */
export async function sendFile(
  deps: Deps,
  memberId: string,
  { id, name, file }: { id: string; name: string; file: Buffer },
): Promise<{ conversation: ChatConversation; message: ChatMessage }> {
  const isKnown = (await findMessage(deps.db, id)) !== undefined;
  const pictures = isKnown ? [] : await judgeFile(file, scannersOf(deps));
  return sendMessage(
    deps,
    memberId,
    { id, kind: 'file', text: name },
    (tx, { conversation_id: conversationId }) =>
      insertPictures(
        tx,
        id,
        pictures.map((picture, page) => sealFile(deps, placeOf(conversationId, id, page), picture)),
      ),
  );
}

/**
 * Returns a picture of a file as JPEG.
 * @param memberId the member who asks; undefined for a clerk, who can see every conversation
 * @throws DomainError request.not_found
 */
export async function readPicture(
  deps: Pick<Deps, 'config'> & { db: Db },
  { id, message, page }: { id: string; message: string; page: number },
  memberId?: string,
): Promise<Buffer> {
  const row = await findConversation(deps.db, id);
  const isAllowed = row && (memberId === undefined || row.member_id === memberId);
  const picture = isAllowed ? await findPicture(deps.db, id, message, page) : undefined;
  if (!picture) throw new DomainError('request.not_found');
  return openFile(deps, placeOf(id, message, page), picture);
}

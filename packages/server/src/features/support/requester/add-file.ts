import type { SupportTicket } from '@wl/contract/support';
import { TICKET_MAX_FILES, TICKET_MAX_FILES_IN_ALL } from '@wl/world/casino/support';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { judgeFile } from '../../../platform/files/judge-file.ts';
import { scannersOf } from '../../../platform/files/scan.ts';
import { publishTicket } from '../publish-ticket.ts';
import { findTicket, lockRoot, mergedInto, updateTicket, type TicketRow } from '../repository.ts';
import { takesFiles } from '../rules.ts';
import { countFiles, filesOf, storeTicketFiles } from '../thread/files-repository.ts';
import { isForRequester, latestOfRequester, messagesOf } from '../thread/messages-repository.ts';
import { mayAddFirstFiles, ownTicket, type Proof } from './access.ts';
import { wireOwn } from './read-own.ts';

interface Added {
  message: string;
  /** Position of the file in its message. */
  number: number;
  name: string;
}

/**
 * Converts a file to pictures and adds them to the requester's latest message. Checks the file before locking the
 * ticket, because the check is slow. A repeated call with the same `number` adds no second file.
 * @throws DomainError request.not_found · ticket.too_many_files, and the errors of `judgeFile`
 */
export async function addFile(
  deps: Deps,
  id: string,
  proof: Proof,
  { file, ...added }: Added & { file: Buffer },
): Promise<SupportTicket> {
  const before = await findPlace(deps, deps.db, { id, proof, added });
  if (before.isStored) return wireOwn(deps, before.root);
  const pictures = await judgeFile(file, scannersOf(deps));
  return deps.transaction(async (tx) => {
    await lockRoot(tx, id);
    const place = await findPlace(deps, tx, { id, proof, added });
    const within = { db: tx, clock: deps.clock };
    // A simultaneous call may have stored the file while this call was checking it.
    if (place.isStored) return wireOwn(within, place.root);
    const files = [{ name: added.name, pictures }];
    await storeTicketFiles(deps, tx, place.message, files, added.number);
    const changed = await updateTicket(tx, place.root.id, {});
    publishTicket(deps, tx, changed);
    return wireOwn(within, changed);
  });
}

interface FilePlace {
  root: TicketRow;
  message: { id: string; ticketId: string };
  /** True if the message already has a file at the position of the file to be added. */
  isStored: boolean;
}

/**
 * Returns the message to which the caller wants to add the file. The message must be the requester's latest message in
 * the thread.
 * @throws DomainError request.not_found · ticket.too_many_files
 */
async function findPlace(
  deps: Deps,
  db: Db,
  { id, proof, added }: { id: string; proof: Proof; added: Added },
): Promise<FilePlace> {
  const { root, thread } = await findThread(deps, db, id, proof);
  const latest = await latestOfRequester(db, thread);
  if (latest?.id !== added.message.toLowerCase() || !takesFiles(latest.at, deps.clock.now()))
    throw new DomainError('request.not_found');
  const stored = (await filesOf(db, [latest.id])).get(latest.id) ?? [];
  const isStored = stored.some(({ number }) => number === added.number);
  const isFull =
    stored.length >= TICKET_MAX_FILES || (await countFiles(db, thread)) >= TICKET_MAX_FILES_IN_ALL;
  if (!isStored && isFull) throw new DomainError('ticket.too_many_files');
  return { root, message: { id: latest.id, ticketId: latest.ticket_id }, isStored };
}

/**
 * Returns the thread to which the caller can add files. With the `files` token, a visitor can add files to a new ticket
 * until its thread has a second entry.
 * @throws DomainError request.not_found
 */
async function findThread(
  deps: Deps,
  db: Db,
  id: string,
  proof: Proof,
): Promise<{ root: TicketRow; thread: string[] }> {
  if (mayAddFirstFiles(deps, id, proof)) {
    const row = await findTicket(db, id);
    const entries = (await messagesOf(db, [id, ...(await mergedInto(db, id))])).filter(
      isForRequester,
    );
    const isNew = row?.merged_into === null && entries.length === 1;
    if (!row || !isNew) throw new DomainError('request.not_found');
    return { root: row, thread: [id] };
  }
  const asked = await ownTicket({ config: deps.config, db }, id, proof);
  const root = asked.merged_into === null ? asked : await findTicket(db, asked.merged_into);
  if (!root) throw new DomainError('request.not_found');
  return { root, thread: [root.id, ...(await mergedInto(db, root.id))] };
}

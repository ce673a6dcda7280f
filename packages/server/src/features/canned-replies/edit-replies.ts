import type { StoredReply } from '@wl/contract/office/canned-replies';
import {
  CANNED_MAX_REPLIES,
  type CannedReply,
  unknownVariable,
} from '@wl/world/canned-replies/canned-replies';
import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { currentEditions } from '../market/index.ts';
import { isOfProduct, readReplies } from './read-replies.ts';
import { deleteReply, lockReplies, storeReply } from './repository.ts';

type Clock = Pick<Deps, 'clock'>;

/**
 * A reply before and after a change. Both fields refer to the same object if the call changed nothing, for example
 * because it repeated an earlier call.
 */
interface Change {
  before: StoredReply | undefined;
  after: StoredReply | undefined;
}

/** Returns the part of a reply that staff can change. */
const contentOf = ({ titles, texts, action }: CannedReply) => ({ titles, texts, action });

/**
 * Adds a reply or changes an existing one. Saving a removed built-in reply adds it to the list again.
 * @param version the version that the clerk has read: 0 for a new reply or an unchanged built-in reply
 * @throws DomainError replies.changed · replies.variable_unknown · replies.too_many · market.item_unknown
 */
export async function saveReply(
  { clock }: Clock,
  tx: Transaction,
  reply: CannedReply,
  version: number,
): Promise<Change & { after: StoredReply }> {
  await judge(tx, reply);
  const all = await lockedReplies(tx);
  const before = all.find(({ id }) => id === reply.id);
  const isSame = before && isDeepStrictEqual(contentOf(before), contentOf(reply));
  if (isSame && !before.is_removed) return { before, after: before };
  if (version !== (before?.version ?? 0)) throw new DomainError('replies.changed');
  if (!before && all.length >= CANNED_MAX_REPLIES) throw new DomainError('replies.too_many');
  const after: StoredReply = {
    ...reply,
    origin: isOfProduct(reply.id) ? 'changed' : 'own',
    is_removed: false,
    version: version + 1,
  };
  await storeReply(tx, after, clock.now());
  return { before, after };
}

/**
 * Removes a reply. A removed built-in reply stays in the back-office list, so that staff can restore it.
 * @throws DomainError replies.changed if another clerk changed the reply first
 */
export async function removeReply(
  { clock }: Clock,
  tx: Transaction,
  id: string,
  version: number,
): Promise<Change> {
  const before = await found(tx, id);
  if (!before || before.is_removed) return { before, after: before };
  if (version !== before.version) throw new DomainError('replies.changed');
  if (!isOfProduct(id)) {
    await deleteReply(tx, id);
    return { before, after: undefined };
  }
  const after: StoredReply = {
    ...before,
    origin: 'changed',
    is_removed: true,
    version: version + 1,
  };
  await storeReply(tx, after, clock.now());
  return { before, after };
}

/**
 * Restores a built-in reply to its original content.
 * @throws DomainError request.not_found for a reply that staff added · replies.changed if another clerk changed the
 *   reply first
 */
export async function restoreReply(
  tx: Transaction,
  id: string,
  version: number,
): Promise<Change & { after: StoredReply }> {
  const before = isOfProduct(id) ? await found(tx, id) : undefined;
  if (!before) throw new DomainError('request.not_found');
  if (before.origin === 'default') return { before, after: before };
  if (version !== before.version) throw new DomainError('replies.changed');
  await deleteReply(tx, id);
  const after = (await readReplies(tx)).find((reply) => reply.id === id);
  if (!after) throw new Error('a reply of the product is always in the list');
  return { before, after };
}

async function lockedReplies(tx: Transaction): Promise<StoredReply[]> {
  await lockReplies(tx);
  return readReplies(tx);
}

const found = async (tx: Transaction, id: string) =>
  (await lockedReplies(tx)).find((reply) => reply.id === id);

/** Checks that a reply's placeholders are known and that the item granted by its action, if any, exists. */
async function judge(tx: Transaction, { texts, action }: CannedReply): Promise<void> {
  for (const text of Object.values(texts)) {
    const name = unknownVariable(text);
    if (name !== undefined) throw new DomainError('replies.variable_unknown', { params: { name } });
  }
  if (action?.kind !== 'grant') return;
  const items = await currentEditions(tx);
  if (!items.some(({ slug }) => slug === action.slug)) throw new DomainError('market.item_unknown');
}

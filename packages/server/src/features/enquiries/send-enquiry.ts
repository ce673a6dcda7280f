import type { BodyOf } from '@wl/contract/call';
import type { sendEnquiry as call } from '@wl/contract/enquiries';
import { ENQUIRIES_PER_DAY } from '@wl/world/house/enquiries';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { queueEmail } from '../../platform/email.ts';
import { memberById, textsOf } from '../members/index.ts';
import { receivedLetter } from './letters.ts';
import {
  countFrom,
  findByKey,
  insertEnquiry,
  insertMessage,
  messagesOf,
  type EnquiryRow,
} from './repository.ts';
import { dueAt, judgeEnquiry, numberOf } from './rules.ts';

type Letter = BodyOf<typeof call>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a support request. It is in the queue from the commit on, and its sender gets an e-mail with its number and the time
 * of the promised answer. The same key from the same sender is the same request.
 * @throws DomainError request.invalid · enquiry.too_many · enquiry.key_reused
 */
export async function sendEnquiry(
  deps: Deps,
  letter: Letter,
  memberId: string | undefined,
): Promise<EnquiryRow> {
  const member = memberId === undefined ? undefined : await memberById(deps.db, memberId);
  const faults = judgeEnquiry(letter, member !== undefined);
  if (Object.keys(faults).length > 0)
    throw new DomainError('request.invalid', { fields: textsOf(faults) });
  const writer = member
    ? { name: member.first_name, email: member.email, language: member.language }
    : { name: letter.name, email: letter.email, language: letter.language };
  return deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const sender = member ? { memberId: member.id } : { email: writer.email };
    const sent = await countFrom(tx, sender, new Date(now.getTime() - DAY_MS));
    const before = await findByKey(tx, sender, letter.key);
    if (before) return sentBefore(tx, before, letter);
    if (sent >= ENQUIRIES_PER_DAY) throw new DomainError('enquiry.too_many');
    const { key, kind, topic, about } = letter;
    const row = await insertEnquiry(tx, {
      id: uuidv7(),
      key,
      kind,
      topic,
      about,
      ...writer,
      state: 'open',
      member_id: member?.id ?? null,
      created_at: now,
      due_at: dueAt(kind, now),
    });
    await insertMessage(tx, {
      id: uuidv7(),
      enquiry_id: row.id,
      clerk_id: null,
      text: letter.text,
      at: now,
    });
    await queueEmail(tx, receivedLetter(row));
    publishQueue(deps, tx, row);
    return row;
  });
}

async function sentBefore(
  tx: Transaction,
  before: EnquiryRow,
  letter: Letter,
): Promise<EnquiryRow> {
  const [first] = await messagesOf(tx, [before.id]);
  const isSame =
    first?.text === letter.text && before.kind === letter.kind && before.about === letter.about;
  if (!isSame) throw new DomainError('enquiry.key_reused');
  return before;
}

/** After the commit, notifies the clerks' pages, which then reload. */
export function publishQueue(deps: Deps, tx: Transaction, row: EnquiryRow): void {
  tx.afterCommit(() => {
    deps.realtime.publish('private-staff.enquiries', 'staff.enquiry_changed', {
      id: row.id,
      number: numberOf(row),
    });
  });
}

import type { ReplyOf } from '@wl/contract/call';
import type { previewItem as previewCall } from '@wl/contract/bag';
import { kindOf } from '@wl/world/bonuses/index';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { skillsOf } from '../../journey/index.ts';
import { findItem, livingItems, runningOf } from './items-repository.ts';
import { timesHundredths, turnoverFor } from '../rules.ts';

/**
 * Returns the parts of the bonus money that the member would have after activating an item, in the order in which they
 * are staked. For each part, `done_after` is the turnover needed to complete it and all parts before it.
 * @throws DomainError request.not_found if the member has no such item
 */
export async function previewItem(
  db: Db,
  memberId: string,
  id: string,
  amountCents: number,
): Promise<ReplyOf<typeof previewCall>> {
  const item = await findItem(db, id);
  if (item?.member_id !== memberId) throw new DomainError('request.not_found');
  const [running, items, skills] = await Promise.all([
    runningOf(db, memberId),
    livingItems(db, memberId),
    skillsOf(db, memberId),
  ]);
  const grant =
    item.granted_cents === null ? kindOf(item.kind).grantCents(item.terms, amountCents) : 0;
  const hundredths = item.wagering_hundredths ?? timesHundredths(item.terms, skills.gambler);
  const kinds = new Map(items.map((row) => [row.id, row.kind]));
  const stack = running.map((row) => ({
    id: row.item_id,
    kind: kinds.get(row.item_id) ?? item.kind,
    balance: row.balance_cents,
    left: Math.max(0, row.required_cents - row.wagered_cents),
    is_new: false,
  }));
  if (grant > 0)
    stack.push({
      id,
      kind: item.kind,
      balance: grant,
      left: turnoverFor(grant, hundredths ?? 0),
      is_new: true,
    });
  let turnover = 0;
  const lines = stack.map((line) => ({ ...line, done_after: (turnover += line.left) }));
  return {
    data: {
      grant,
      wagering_times: hundredths === null ? null : hundredths / 100,
      stack: lines,
      turnover,
    },
  };
}

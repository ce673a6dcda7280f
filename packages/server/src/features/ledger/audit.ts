import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import {
  isMemberCheck,
  type AuditCheck,
  type AuditName,
  type Finding,
  type MemberCheck,
  type MemberFigures,
} from './audit-checks.ts';
import {
  addToMemory,
  assetTotals,
  clearingOf,
  judgeSeal,
  memberFigures,
  readWalk,
  sealsAfter,
  temporaryMemory,
  writeWalk,
  type Memory,
} from './audit-repository.ts';

export type { Finding, MemberCheck, MemberFigures } from './audit-checks.ts';

export interface AuditReport {
  /** Differences found, one line each; empty if all checks pass. */
  differences: string[];
  figures: { seals: number; sealedTransfers: number; members: number };
}

/** Callback that reports the progress of a phase: `done` items out of approximately `of`. */
type Progress = (phase: AuditName, done: number, of: number) => void;

export interface AuditOptions {
  checks?: readonly AuditCheck[];
  progress?: Progress;
}

/** Maximum number of transfers per step of the audit. Limits memory use and keeps the progress bar moving. */
const TRANSFERS_AT_ONCE = 200_000;
const DIFFERENCES_AT_MOST = 1000;

const accountsOf = [
  ['cash', 101, 'cash', 'e_cash'],
  ['bonus', 102, 'bonus', 'e_bonus'],
  ['in play', 103, 'in_play', 'e_in_play'],
  ['on its way out', 104, 'outgoing', 'e_outgoing'],
  ['Coins', 201, 'coins', 'e_coins'],
] as const;

/** Check that compares each account's balance with the sum of its entries. */
export const balanceCheck: MemberCheck = {
  name: 'balances',
  members: 2000,
  everyMs: 60_000,
  judge: (_client, members) => Promise.resolve(members.flatMap(judgeBalances)),
};

function judgeBalances(member: MemberFigures): Finding[] {
  const texts = accountsOf
    .filter(([, , balance, entries]) => member[balance] !== member[entries])
    .map(
      ([name, code, balance, entries]) =>
        `${name} (${code}): balance ${member[balance]}, transfers sum to ${member[entries]}`,
    );
  return texts.length === 0
    ? []
    : [{ subject: `member ${member.member_id}`, text: texts.join('; ') }];
}

/**
 * Creates a check that compares, for each member, an amount from a feature's rows with the corresponding ledger figure.
 */
export function expectation(
  check: Pick<MemberCheck, 'name' | 'members' | 'everyMs'>,
  what: string,
  expected: (client: PoolClient, memberIds: string[]) => Promise<Map<string, number>>,
  found: (member: MemberFigures, client: PoolClient) => number,
): MemberCheck {
  return {
    ...check,
    judge: async (client, members) => {
      const wanted = await expected(
        client,
        members.map(({ member_id }) => member_id),
      );
      return members.flatMap((member) => {
        const want = wanted.get(member.member_id) ?? 0;
        const have = found(member, client);
        return want === have
          ? []
          : [
              {
                subject: `member ${member.member_id}`,
                text: `${what}: ${want} expected, ${have} found`,
              },
            ];
      });
    },
  };
}

/** Creates a check that compares each member's net payments in the clearing account with the result of `expected`. */
export function clearingCheck(
  expected: (client: PoolClient, memberIds: string[]) => Promise<Map<string, number>>,
): MemberCheck {
  return {
    name: 'clearing',
    members: 500,
    everyMs: 10 * 60_000,
    judge: async (client, members) => {
      const ids = members.map(({ member_id }) => member_id);
      const [wanted, booked] = [await expected(client, ids), await clearingOf(client, ids)];
      return ids.flatMap((id) => {
        const [want, have] = [wanted.get(id) ?? 0, booked.get(id) ?? 0];
        return want === have
          ? []
          : [
              {
                subject: `member ${id}`,
                text: `payments in the ledger: ${want} expected, ${have} found`,
              },
            ];
      });
    },
  };
}

/** Checks that the accounts of each asset sum to zero, and that the wallets match the members' accounts. */
export async function judgeTotals(client: PoolClient, memory: Memory): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { asset, members, house, wallets } of await assetTotals(client, memory)) {
    if (members + house !== 0)
      findings.push({
        subject: `asset ${asset}`,
        text: `members ${members} + house ${house} is not zero`,
      });
    if (members !== wallets)
      findings.push({
        subject: `wallets ${asset}`,
        text: `wallets hold ${wallets}, members' accounts sum to ${members}`,
      });
  }
  return findings;
}

/**
 * Verifies the next seals, which cover about `most` transfers. Recomputes their hashes and adds their entries to the
 * running sums.
 * @returns the errors, and the numbers of seals and transfers read, which are zero if no seals are left to verify
 */
export async function walkSeals(
  client: PoolClient,
  memory: Memory,
  most: number,
  at: Date,
): Promise<{ findings: Finding[]; seals: number; transfers: number }> {
  const before = await readWalk(client, memory);
  const seals = await sealsAfter(client, before.seal_no, most);
  const findings: Finding[] = [];
  let last = { no: before.seal_no, upto_tx: before.upto_tx, hash: before.hash };
  let transfers = 0;
  for (const seal of seals) {
    const fault = await judgeSeal(client, seal, last);
    if (fault) findings.push(fault);
    // Compare the next seal with this seal's stored hash, so that one error is not reported again for each later seal.
    last = { no: seal.no, upto_tx: seal.upto_tx, hash: seal.hash };
    transfers += seal.transfers;
  }
  if (seals.length > 0) {
    await addToMemory(client, memory, before.upto_tx, last.upto_tx);
    await writeWalk(client, memory, { ...last, transfers: before.transfers + transfers }, at);
  }
  return { findings, seals: seals.length, transfers };
}

/** Runs a check over all members, one batch at a time. */
async function overMembers(
  client: PoolClient,
  memory: Memory,
  check: MemberCheck,
  each: (findings: Finding[], members: number) => void,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const members = await memberFigures(client, memory, after, check.members);
    const last = members.at(-1);
    if (!last) return;
    each(await check.judge(client, members), members.length);
    after = last.member_id;
  }
}

/**
 * Recomputes the ledger from its entries in one snapshot. Verifies the chain of seals, every balance and the zero sum
 * of each asset, and runs the `checks` of other features. Reads in batches, so that memory use does not grow with the
 * ledger.
 */
export async function audit(
  database: Database,
  { checks = [], progress = () => {} }: AuditOptions = {},
): Promise<AuditReport> {
  const client = await database.owner.connect();
  const differences: string[] = [];
  const report = (name: AuditName, findings: readonly Finding[]) => {
    for (const { subject, text } of findings)
      if (differences.length < DIFFERENCES_AT_MOST) differences.push(`${subject}: ${text}`);
    return name;
  };
  try {
    await client.query('begin isolation level repeatable read');
    const memory = await temporaryMemory(client);
    const { rows } = await client.query<{ seals: number; transfers: number; members: number }>(
      `select count(*) as seals, coalesce(sum(transfers), 0)::int8 as transfers,
         (select count(*) from ledger_wallets) as members from ledger_seals`,
    );
    const total = rows[0] ?? { seals: 0, transfers: 0, members: 0 };
    for (let seals = -1, done = 0; seals !== 0;) {
      const piece = await walkSeals(client, memory, TRANSFERS_AT_ONCE, new Date(0));
      seals = piece.seals;
      done += piece.transfers;
      progress(report('seals', piece.findings), done, total.transfers);
    }
    await client.query(`analyze ${memory.members}`);
    progress(report('totals', await judgeTotals(client, memory)), 1, 1);
    for (const check of [balanceCheck, ...checks]) {
      let done = 0;
      if (isMemberCheck(check))
        await overMembers(client, memory, check, (findings, members) => {
          done += members;
          progress(report(check.name, findings), done, Math.max(done, total.members));
        });
      else
        for (let cursor: string | null = ''; cursor !== null;) {
          const piece = await check.walk(client, cursor);
          done += piece.items;
          cursor = piece.cursor;
          progress(report(check.name, piece.findings), done, done);
        }
    }
    await client.query('commit');
    return {
      differences,
      figures: { seals: total.seals, sealedTransfers: total.transfers, members: total.members },
    };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

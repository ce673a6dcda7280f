import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database.ts';
import { assetTotals, balanceDifferences, sealFaults } from './audit-repository.ts';

export interface AuditReport {
  /** One line per difference, empty when everything holds. */
  differences: string[];
  figures: { seals: number; sealedTransfers: number };
}

/** A further check that a feature brings: what it finds wrong, a line each. */
export type AuditCheck = (client: PoolClient) => Promise<string[]>;

/**
 * Recomputes the ledger from its entries in one snapshot: cached balances = sums of transfers, assets sum to zero, the
 * chain of seals. `more` are the checks of the features that hold open money (rounds, cash-outs).
 */
export async function audit(database: Database, more: AuditCheck[] = []): Promise<AuditReport> {
  const client = await database.owner.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const differences: string[] = [];
    for (const { member_id, account, cached, summed } of await balanceDifferences(client))
      differences.push(
        `member ${member_id}, account ${account}: balance ${cached}, transfers sum to ${summed}`,
      );
    for (const { asset, members, house } of await assetTotals(client))
      if (members + house !== 0)
        differences.push(`asset ${asset}: members ${members} + house ${house} is not zero`);
    const chain = await sealFaults(client);
    for (const { no, fault } of chain.faults) differences.push(`seal ${no}: ${fault}`);
    for (const check of more) differences.push(...(await check(client)));
    await client.query('commit');
    return { differences, figures: { seals: chain.seals, sealedTransfers: chain.sealed } };
  } finally {
    client.release();
  }
}

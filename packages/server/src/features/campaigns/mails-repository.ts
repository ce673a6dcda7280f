import type { Db, Transaction } from '../../platform/database.ts';

export interface MailRow {
  campaign_id: string;
  started_by: string;
  started_at: Date;
  finished_at: Date | null;
  total: number;
  done: number;
  sent: number;
  after_member: string | null;
  stopped: boolean;
}

declare module '../../platform/database.ts' {
  interface Tables {
    campaigns_mails: MailRow;
  }
}

/** Starts a campaign's e-mails. @returns false if they were already started */
export async function insertMail(
  tx: Transaction,
  row: Pick<MailRow, 'campaign_id' | 'started_by' | 'started_at' | 'total'>,
): Promise<boolean> {
  const made = await tx
    .insertInto('campaigns_mails')
    .values({ ...row, finished_at: null, done: 0, sent: 0, after_member: null, stopped: false })
    .onConflict((conflict) => conflict.column('campaign_id').doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

export function findMail(db: Db, campaignId: string): Promise<MailRow | undefined> {
  return db
    .selectFrom('campaigns_mails')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
}

export function lockMail(tx: Transaction, campaignId: string): Promise<MailRow | undefined> {
  return tx
    .selectFrom('campaigns_mails')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateMail(
  tx: Transaction,
  campaignId: string,
  change: Partial<Pick<MailRow, 'finished_at' | 'done' | 'sent' | 'after_member' | 'stopped'>>,
): Promise<void> {
  await tx
    .updateTable('campaigns_mails')
    .set(change)
    .where('campaign_id', '=', campaignId)
    .execute();
}

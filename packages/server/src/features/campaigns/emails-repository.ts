import type { Db, Transaction } from '../../platform/database/database.ts';

export interface EmailRow {
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

declare module '../../platform/database/database.ts' {
  interface Tables {
    campaigns_emails: EmailRow;
  }
}

/**
 * Records that the server has started to send a campaign's e-mails.
 * @returns false if the sending had already started
 */
export async function insertEmails(
  tx: Transaction,
  row: Pick<EmailRow, 'campaign_id' | 'started_by' | 'started_at' | 'total'>,
): Promise<boolean> {
  const made = await tx
    .insertInto('campaigns_emails')
    .values({ ...row, finished_at: null, done: 0, sent: 0, after_member: null, stopped: false })
    .onConflict((conflict) => conflict.column('campaign_id').doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

export function findEmails(db: Db, campaignId: string): Promise<EmailRow | undefined> {
  return db
    .selectFrom('campaigns_emails')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
}

export function lockEmails(tx: Transaction, campaignId: string): Promise<EmailRow | undefined> {
  return tx
    .selectFrom('campaigns_emails')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateEmails(
  tx: Transaction,
  campaignId: string,
  change: Partial<Pick<EmailRow, 'finished_at' | 'done' | 'sent' | 'after_member' | 'stopped'>>,
): Promise<void> {
  await tx
    .updateTable('campaigns_emails')
    .set(change)
    .where('campaign_id', '=', campaignId)
    .execute();
}

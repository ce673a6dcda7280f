/** Reads the data to compare with the members' histories: the casino's database and the provider's statement. */
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { parsers } from '@wl/server/platform/database/database';
import { PAYMENT_SECRET, type Casino } from './casino.ts';

interface RoundRow {
  member_id: string;
  id: string;
  stake: number;
  payout: number;
  seed_pair_no: number;
  nonce: number;
}

export interface TransferRow {
  member_id: string;
  operation_id: string;
  amount: number;
  kind: number;
  debit: number;
  credit: number;
}

export interface WalletRow {
  member_id: string;
  cash: number;
  bonus: number;
  coins: number;
  in_play: number;
  outgoing: number;
  seed_pair_no: number;
  next_nonce: number;
}

export interface PaymentRow {
  id: string;
  member_id: string;
  key: string;
  amount_cents: number;
  state: string;
  created_at: Date;
}

/** Debt of a member: the part of a chargeback that exceeded the member's balance. */
interface DebtRow {
  /** Id of the operation that booked the chargeback. */
  id: string;
  member_id: string;
  amount_cents: number;
  settled_cents: number;
}

export interface ProviderEventRow {
  provider: string;
  event_id: string;
  type: string;
  /** Id by which the casino identifies the top-up or cash-out. */
  reference: string;
  amount_cents: number;
  outcome: string;
}

/** Line of the provider's statement. Amounts are positive for payments and negative for payouts. */
interface StatementLine {
  type: string;
  /** Id by which the casino identifies the top-up or cash-out. */
  reference: string;
  amount: number;
}

/** Chat message. `member_id` is the member in the conversation, even if a clerk wrote the message. */
export interface MessageRow {
  member_id: string;
  conversation_id: string;
  number: number;
  id: string;
  author: string;
  text: string;
  kind: string;
}

export interface Books {
  rounds: RoundRow[];
  /** Messages of all conversations, including events such as the end of a conversation. */
  messages: MessageRow[];
  /** Ids of members with open conversations, one entry for each conversation. */
  chatting: string[];
  transfers: TransferRow[];
  wallets: WalletRow[];
  topUps: PaymentRow[];
  cashOuts: PaymentRow[];
  statement: StatementLine[];
  /** Events that the provider sent by webhook. Each event is listed once, with its outcome. */
  providerEvents: ProviderEventRow[];
  debts: DebtRow[];
  /** Ids of locked cash-outs, one entry for each stored lock. A cash-out with two stored locks is listed twice. */
  flushed: string[];
  /** Number of events that a subscriber failed to process and no longer retries. */
  failedEvents: number;
}

export async function asOwner<T>(casino: Casino, fn: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: casino.databaseUrl(), types: parsers });
  client.on('error', () => {});
  await client.connect();
  try {
    return await fn(client);
  } finally {
    await client.end();
  }
}

/** Reads the casino's books, without the provider's statement, in one database snapshot. */
export function readDatabase(casino: Casino): Promise<Omit<Books, 'statement'>> {
  return asOwner(casino, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const all = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
    const payments = (table: string) =>
      all<PaymentRow>(`select id, member_id, key, amount_cents, state, created_at from ${table}`);
    const [failed] = await all<{ count: number }>('select count(*) from event_failures');
    return {
      rounds: await all<RoundRow>(
        'select member_id, id, stake, payout, seed_pair_no, nonce from wagers_settled',
      ),
      transfers: await all<TransferRow>(
        'select member_id, operation_id, amount, kind, debit, credit from ledger_transfers',
      ),
      wallets: await all<WalletRow>(
        `select member_id, cash, bonus, coins, in_play, outgoing, seed_pair_no, next_nonce
         from ledger_wallets`,
      ),
      topUps: await payments('wallet_top_ups'),
      cashOuts: await payments('wallet_cash_outs'),
      providerEvents: await all<ProviderEventRow>(
        'select provider, event_id, type, reference, amount_cents, outcome from wallet_provider_events',
      ),
      debts: await all<DebtRow>(
        'select id, member_id, amount_cents, settled_cents from wallet_debts',
      ),
      flushed: (
        await all<{ id: string }>(
          `select transaction_id as id from wallet_steps where step = 'flushed'`,
        )
      ).map(({ id }) => id),
      messages: await all<MessageRow>(
        `select c.member_id, m.conversation_id, m.number, m.id, m.author, m.text, m.kind
         from chat_messages m join chat_conversations c on c.id = m.conversation_id`,
      ),
      chatting: (
        await all<{ member_id: string }>(
          `select member_id from chat_conversations where state <> 'ended'`,
        )
      ).map(({ member_id }) => member_id),
      failedEvents: failed?.count ?? 0,
    };
  });
}

/**
 * Reads the casino's books and the provider's statement as one consistent state. The provider can book a payout between
 * these reads, so the statement is read before and after the database. If the statement has grown, both are read again.
 */
export async function readBooks(casino: Casino): Promise<Books> {
  for (let before = await readStatement(casino); ;) {
    const ours = await readDatabase(casino);
    const statement = await readStatement(casino);
    if (statement.length === before.length) return { ...ours, statement };
    before = statement;
  }
}

/** Requests the provider's statement. Signs the request with the shared secret, as the server does. */
async function readStatement(casino: Casino): Promise<StatementLine[]> {
  const route = '/v1/statement';
  const seconds = Math.floor(casino.now() / 1000);
  const text = `${seconds}.GET ${route}\n`;
  const signature = createHmac('sha256', PAYMENT_SECRET).update(text).digest('hex');
  const answer = await fetch(`http://127.0.0.1:${casino.places.providerPort}${route}`, {
    headers: {
      'harbour-merchant': 'wanderluck',
      'harbour-signature': `t=${seconds},v1=${signature}`,
    },
  });
  if (!answer.ok) throw new Error(`the provider's statement: ${answer.status}`);
  const [, ...lines] = (await answer.text()).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [, , type = '', , reference = '', amount = ''] = line.split(',');
    return { type, reference, amount: Number(amount) };
  });
}

/** Returns the number of cash-outs in progress plus the number of results that the provider still has to deliver. */
export async function openPayments(casino: Casino): Promise<number> {
  const { cashOuts } = await readBooks(casino);
  const processing = cashOuts.filter(({ state }) => state === 'processing').length;
  return processing + casino.provider.stillToCome();
}

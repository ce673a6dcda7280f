/** Simulated members who bet at tables during a fault-injection run, and the check of their bets afterwards. */
import { randomUUID } from 'node:crypto';
import { pick, type Random } from '@wl/art/random';
import { asOwner } from '../books.ts';
import type { Casino } from '../casino.ts';
import { sleep } from '../server-node.ts';
import type { TableWatch } from './watch.ts';

const XSRF = 'faults-xsrf-token-0123456789';
const STAKE_CENTS = 100;
const SPOTS = ['dragon', 'tiger', 'tie'];
/** Time for which a member pauses before the next bet, in milliseconds. */
const EVERY_MS = 300;
const ANSWER_WITHIN_MS = 20_000;

/** Signed-in member, whose session is valid on both nodes. */
export interface Bettor {
  token: string;
  cookie: string;
  /** IP address, which the member sends in the header that a trusted proxy would set. */
  address: string;
}

export interface SentBet {
  id: string;
  /** `unknown` if no response arrived, or if an error response leaves open whether the bet was booked. */
  outcome: 'accepted' | 'refused' | 'unknown';
}

/** Sends one bet to a node. Returns the bet's id and outcome, even if the request failed. */
async function send(
  port: number,
  { token, cookie, address }: Bettor,
  { table, round, spot }: { table: string; round: number; spot: string },
): Promise<SentBet> {
  const id = randomUUID();
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/tables/${table}/bets`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': XSRF,
        'x-forwarded-for': address,
        cookie: `XSRF-TOKEN=${XSRF}; ${cookie}`,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ id, round, bet: { spots: { [spot]: STAKE_CENTS } } }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.text();
    if (answer.ok) return { id, outcome: 'accepted' };
    return { id, outcome: answer.status >= 500 ? 'unknown' : 'refused' };
  } catch {
    return { id, outcome: 'unknown' };
  }
}

/**
 * Sends bets of members on random open rounds, through a randomly chosen node, until `stop` is called.
 * @returns `stop`, which waits for the last response and resolves with all bets that were sent
 */
export function letBet(
  { nodes }: Casino,
  bettors: readonly Bettor[],
  { watch, random }: { watch: TableWatch; random: Random },
): { stop(): Promise<SentBet[]> } {
  const sent: SentBet[] = [];
  let isStopped = false;
  const play = async (bettor: Bettor) => {
    while (!isStopped) {
      const open = [...watch.current].filter(
        ([, { phase }]) => phase === 'open' || phase === 'closing',
      );
      if (open.length > 0) {
        const [table, { round }] = pick(random, open);
        const { port } = pick(random, nodes);
        sent.push(await send(port, bettor, { table, round, spot: pick(random, SPOTS) }));
      }
      await sleep(EVERY_MS);
    }
  };
  const playing = bettors.map(play);
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(playing);
      return sent;
    },
  };
}

interface BookedBet {
  id: string;
  fault: string | null;
}

/** Query that returns every table bet with its fault, which is null if the bet was settled or refunded exactly once. */
const BOOKED = `
  select b.id, case
      when b.closed_at is null or p.id is not null then 'is still open'
      when w.id is null then 'has no settled wager'
      when (b.payout is null) <> (w.voided_at is not null) then 'is refunded only by half'
      when b.payout is not null and b.payout <> w.payout then 'has another payout than its wager'
      when t.staked <> b.stake or t.times <> 1 then 'is debited ' || t.times || ' times'
      when b.payout is not null and (t.played <> b.stake or t.paid <> b.payout) then 'is not paid exactly once'
    end as fault
  from tables_bets b left join wagers_settled w using (member_id, id) left join wagers_pending p using (member_id, id),
    lateral (
      select coalesce(sum(amount) filter (where debit = 101 and credit = 103), 0) as staked,
        count(*) filter (where debit = 101 and credit = 103) as times,
        coalesce(sum(amount) filter (where debit = 103 and credit = 151), 0) as played,
        coalesce(sum(amount) filter (where debit = 151 and credit = 101), 0) as paid
      from ledger_transfers l where l.member_id = b.member_id and l.operation_id = b.id) t`;

/**
 * Returns one line for each bet that is booked incorrectly, or whose booking contradicts the response to the member.
 */
export async function checkTableBets(casino: Casino, sent: readonly SentBet[]): Promise<string[]> {
  const rows = await asOwner(
    casino,
    async (client) => (await client.query<BookedBet>(BOOKED)).rows,
  );
  const booked = new Set(rows.map(({ id }) => id));
  const broken = rows.flatMap(({ id, fault }) => (fault === null ? [] : [`bet ${id} ${fault}`]));
  const lost = sent.filter(({ id, outcome }) => outcome === 'accepted' && !booked.has(id));
  const kept = sent.filter(({ id, outcome }) => outcome === 'refused' && booked.has(id));
  return [
    ...broken,
    ...lost.map(({ id }) => `bet ${id} was accepted, but is not booked`),
    ...kept.map(({ id }) => `bet ${id} was refused, but is booked`),
  ];
}

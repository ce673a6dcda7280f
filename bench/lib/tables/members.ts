/**
 * Simulates signed-in members of a table in a separate process. The parent process sends a `MembersOrder`, and this
 * process responds with `ready` when the members' private channels are subscribed. For each `BetsOrder`, this process
 * sends the bets at the scheduled times and reports the server's responses.
 */
import { randomBytes } from 'node:crypto';
import { inTurns, listen, request, type SignedIn, type Target } from '../member-requests.ts';

export interface MembersOrder extends Target {
  table: string;
  members: readonly SignedIn[];
}

/** Bet of one member, and the Unix time in ms at which it is sent. */
export interface TimedBet {
  /** Index of the member. */
  member: number;
  atMs: number;
  spots: Record<string, number>;
  /** Error of the member's clock in ms. The client uses this clock for the timestamp in the bet's id. */
  clockErrorMs: number;
  /** Number of times that the same request is sent, default: 1. */
  times?: number;
}

export interface BetsOrder {
  round: number;
  bets: readonly TimedBet[];
}

export interface BetAnswer {
  memberId: string;
  id: string;
  round: number;
  stakeCents: number;
  status: number;
  text: string;
  /** Unix times in ms just before the request was sent and just after its response had arrived. */
  sentMs: number;
  answeredMs: number;
}

const nowMs = () => performance.timeOrigin + performance.now();

/** Returns a UUIDv7 with the given Unix time in milliseconds. */
function idAt(ms: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Math.round(ms), 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

async function send(
  { members, ...target }: MembersOrder,
  round: number,
  { member, atMs, spots, clockErrorMs, times = 1 }: TimedBet,
): Promise<BetAnswer[]> {
  const by = members[member];
  if (!by) throw new Error(`there is no member ${member}`);
  const id = idAt(atMs + clockErrorMs);
  await new Promise((done) => setTimeout(done, Math.max(0, atMs - nowMs())));
  const stakeCents = Object.values(spots).reduce((sum, cents) => sum + cents, 0);
  const sendOnce = async (): Promise<BetAnswer> => {
    const sentMs = nowMs();
    const { status, text } = await request(target, by, `/tables/${target.table}/bets`, {
      body: { id, round, bet: { spots } },
      address: `10.2.${member >> 8}.${member & 255}`,
    });
    const answered = { status, text, sentMs, answeredMs: nowMs() };
    return { memberId: by.id, id, round, stakeCents, ...answered };
  };
  return Promise.all(Array.from({ length: times }, sendOnce));
}

let started: MembersOrder | undefined;

async function obey(message: MembersOrder | BetsOrder) {
  if ('members' in message) {
    const order = (started = message);
    await inTurns(order.members, (member) =>
      listen(order, member, { channels: [`private-member.${member.id}`], hear: () => {} }),
    );
    process.send?.('ready');
  } else if (started) {
    const order = started;
    const answers = message.bets.map((bet) => send(order, message.round, bet));
    process.send?.((await Promise.all(answers)).flat());
  }
}

process.on('message', (message: MembersOrder | BetsOrder) => {
  obey(message).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));

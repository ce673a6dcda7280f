/**
 * Simulates members and clerks who chat, in a separate process, through real WebSocket connections and HTTP requests.
 * The parent process sends a `ChatOrder`, and this process responds with `ready` when all conversations are open and
 * all sockets are subscribed. The parent process can then send two kinds of messages:
 * - `{ seconds }`: this process chats for that time and responds with the `Delays` of all messages.
 * - `{ busySeconds, cores }`: this process only uses CPU time, without contacting the server, and responds with `idle`.
 */
import { chatNews } from '@wl/contract/news/chat';
import { randomUUID } from 'node:crypto';
import { inTurns, listen, post, type SignedIn, type Target } from './member-requests.ts';

export interface ChatOrder extends Target {
  members: readonly SignedIn[];
  clerks: readonly SignedIn[];
  /** Number of messages per second, half of them from members and half from clerks. */
  rate: number;
}

export interface Delays {
  /**
   * Delays from sending a message until its arrival at the other side's socket, in milliseconds, in ascending order.
   */
  delaysMs: number[];
  /** Number of messages that were acknowledged but did not arrive. */
  lost: number;
  /** Average number of CPU cores that this process used while it sent and received messages. */
  cores: number;
}

/** Instruction to use CPU time without sending messages, as a baseline for the measurement. */
export interface Busy {
  busySeconds: number;
  /** Share of one core to use; less than 1. */
  cores: number;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Time in milliseconds after which an acknowledged message that has not arrived is considered lost. */
const LOST_AFTER_MS = 10_000;

interface Conversation {
  id: string;
  member: SignedIn;
  clerk: SignedIn;
  memberAddress: string;
}

/** Callbacks by message id, called when the message's recipient receives the message. */
const awaited = new Map<string, () => void>();

/** Records that a message has reached its recipient. Ignores the author's own copy. */
function receive(event: string, data: string) {
  if (!event.endsWith('message_added')) return;
  const { message } = JSON.parse(data) as { message: { id: string; author: string } };
  const isOther = (event === chatNews.message_added.name) === (message.author === 'clerk');
  if (!isOther) return;
  awaited.get(message.id)?.();
  awaited.delete(message.id);
}

/**
 * Opens a conversation for each member, and assigns the conversations to the clerks in rotation. Subscribes the members
 * and clerks to their private channels.
 */
async function open(order: ChatOrder): Promise<Conversation[]> {
  const conversations: Conversation[] = [];
  await inTurns(order.members, async (member, n) => {
    const memberAddress = `10.1.${n >> 8}.${n & 255}`;
    const body = { id: randomUUID(), text: 'Hello, I have a question.' };
    const reply = await post(order, member, '/chat/messages', body, memberAddress);
    const { id } = (JSON.parse(reply) as { data: { conversation: { id: string } } }).data
      .conversation;
    const clerk = order.clerks[n % order.clerks.length];
    if (!clerk) throw new Error('there are no clerks');
    await post(order, clerk, `/staff/chat/${id}/take`, { from: null });
    await listen(order, member, {
      channels: [`private-member.${member.id}`],
      hear: receive,
    });
    conversations.push({ id, member, clerk, memberAddress });
  });
  await inTurns(order.clerks, (clerk) => {
    const own = conversations.filter((each) => each.clerk === clerk);
    const channels = ['private-staff.chat', ...own.map(({ id }) => `private-chat.${id}`)];
    return listen(order, clerk, { channels, hear: receive });
  });
  return conversations;
}

/** Sends one message. Returns the time until it arrived, in milliseconds; undefined if it did not arrive. */
function send(order: ChatOrder, { id, member, clerk, memberAddress }: Conversation, n: number) {
  const messageId = randomUUID();
  const startedMs = performance.now();
  const arrived = new Promise<number | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), LOST_AFTER_MS);
    awaited.set(messageId, () => {
      clearTimeout(timer);
      resolve(performance.now() - startedMs);
    });
  });
  const text = `Message ${n}: where can I see when my cash-out will arrive?`;
  const sent =
    n % 2 === 0
      ? post(order, member, '/chat/messages', { id: messageId, text }, memberAddress)
      : post(order, clerk, `/staff/chat/${id}/messages`, { id: messageId, kind: 'text', text });
  return Promise.all([sent, arrived]).then(([, delayMs]) => delayMs);
}

/** Sends messages on schedule, regardless of earlier responses. */
async function chat(order: ChatOrder, conversations: readonly Conversation[], seconds: number) {
  const startMs = performance.now();
  const cpuBefore = process.cpuUsage();
  const delays: Promise<number | undefined>[] = [];
  for (let n = 0; n < seconds * order.rate; n += 1) {
    const waitMs = startMs + (n * 1000) / order.rate - performance.now();
    if (waitMs > 0) await wait(waitMs);
    // Step through the conversations in strides of 37, a prime number, to spread the messages over the clerks.
    const at = conversations[(n * 37) % conversations.length];
    if (at) delays.push(send(order, at, n));
  }
  const all = await Promise.all(delays);
  const delaysMs = all.filter((delay) => delay !== undefined).sort((a, b) => a - b);
  const { user, system } = process.cpuUsage(cpuBefore);
  const cores = (user + system) / 1000 / (performance.now() - startMs);
  process.send?.({ delaysMs, lost: all.length - delaysMs.length, cores } satisfies Delays);
}

/** Uses CPU time in short bursts, at the same rate as `chat` sends messages. */
async function beBusy({ rate }: ChatOrder, { busySeconds, cores }: Busy) {
  const startMs = performance.now();
  for (let n = 0; n < busySeconds * rate; n += 1) {
    const waitMs = startMs + (n * 1000) / rate - performance.now();
    if (waitMs > 0) await wait(waitMs);
    const before = process.cpuUsage();
    const isDone = () => {
      const { user, system } = process.cpuUsage(before);
      return user + system >= (cores * 1e6) / rate;
    };
    while (!isDone());
  }
  process.send?.('idle');
}

let started: { order: ChatOrder; conversations: Conversation[] } | undefined;

async function obey(message: ChatOrder | { seconds: number } | Busy) {
  if ('members' in message) {
    started = { order: message, conversations: await open(message) };
    process.send?.('ready');
  } else if (started && 'busySeconds' in message) await beBusy(started.order, message);
  else if (started && 'seconds' in message)
    await chat(started.order, started.conversations, message.seconds);
}

process.on('message', (message: ChatOrder | { seconds: number } | Busy) => {
  obey(message).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));

/**
 * Measures the chat with 200 clerks and 2,000 members on real sockets (issue 33): the time from sending a message until
 * the other side has received it, the CPU that the chat uses, and the rate of bets during the chat.
 */
import os from 'node:os';
import { load } from './bets.ts';
import { ask, makeMembers, startCasino, type Casino } from './lib/casino.ts';
import type { Busy, ChatOrder, Delays } from './lib/chatters.ts';
import { startChild } from './lib/child.ts';
import { makeClerks } from './lib/clerks.ts';
import { cpuOfCasino, shares } from './lib/cpu.ts';
import { median } from './lib/median.ts';
import type { BenchArgs, Figures } from './run.ts';

const CLERKS = 200;
const MEMBERS = 2000;
/**
 * Messages per second. At this rate, each member writes every 80 s and each clerk answers every 8 s, which is about as
 * fast as a clerk can type.
 */
const RATE = 50;
const BETTORS = 32;
/**
 * Number of measurement rounds. Each round has three intervals with bets: one without the chat, one in which the chat
 * clients use CPU time but do not chat, and one with the chat. Many short rounds are more precise than a few long ones,
 * because the machine's speed drifts from one minute to the next.
 */
const ROUNDS = 61;
/**
 * Indexes of the 22nd and the 40th of the 61 sorted ratios. The true median lies between these two ratios with 98%
 * confidence (sign test, binomial(61, ½)).
 */
const INTERVAL = [21, 39] as const;
const SECONDS = 2;
/** Duration, in seconds, of the interval in which delays and CPU time are measured while no bets are placed. */
const CHAT_SECONDS = 40;
const WARM_UP_SECONDS = 12;
const CENTS = 1_000_000_000_00;

/** Starts the process that simulates the chatting members and clerks, and waits until all of them are connected. */
async function startChatters(order: ChatOrder) {
  const child = await startChild('chatters.ts', order);
  return {
    chat: (seconds: number) => child.ask<Delays>({ seconds }),
    beBusy: (busy: Busy) => child.ask<'idle'>(busy),
    stop: () => child.stop(),
  };
}

/** Formats ratios and the confidence bounds of their median for the console. */
function listed(ratios: readonly number[]): string {
  const sorted = [...ratios].sort((a, b) => a - b);
  const [low, high] = INTERVAL.map((rank) => sorted[rank]?.toFixed(3));
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
  return `${each}; median between ${low} and ${high}`;
}

/**
 * Compares the rate of bets during the chat with two baselines: without the process that simulates the members and
 * clerks (`ratiosToAlone`), and while that process uses the same CPU time without chatting (`ratios`). Real members and
 * clerks have their own devices, so only `ratios` shows what the chat costs the casino.
 */
async function playBeside(
  casino: Casino,
  bettors: Awaited<ReturnType<typeof makeMembers>>,
  chatters: Awaited<ReturnType<typeof startChatters>>,
  { seconds, cores }: { seconds: number; cores: number },
) {
  let lost = 0;
  const bets = async () => (await load(casino, bettors, seconds)).perSecond;
  const intervals = {
    alone: bets,
    busy: async () => {
      const idle = chatters.beBusy({ busySeconds: seconds, cores });
      const rate = await bets();
      await idle;
      return rate;
    },
    chat: async () => {
      const chatting = chatters.chat(seconds);
      const rate = await bets();
      lost += (await chatting).lost;
      return rate;
    },
  };
  const ratios: number[] = [];
  const ratiosToAlone: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates = { alone: 0, busy: 0, chat: 0 };
    // Rotate the order, so that each kind of interval comes first, second and third about equally often.
    const order = (['alone', 'busy', 'chat'] as const).map(
      (_, n, names) => names[(n + round) % names.length] ?? 'alone',
    );
    for (const name of order) {
      // Force a checkpoint now, because a checkpoint during the interval would slow down the bets.
      await ask(casino, 'checkpoint');
      rates[name] = await intervals[name]();
    }
    ratios.push(rates.chat / rates.busy);
    ratiosToAlone.push(rates.chat / rates.alone);
  }
  return { ratios, ratiosToAlone, lost };
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const casino = await startCasino([], { TRUST_PROXY: 'loopback' });
  try {
    console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
    const machine = shares();
    const bettors = await makeMembers(casino, BETTORS, CENTS);
    const members = await makeMembers(casino, MEMBERS, 0, BETTORS);
    const clerks = await makeClerks(casino, CLERKS, 'support');
    const settings = await fetch(`http://127.0.0.1:${casino.port}/api/broadcasting/settings`);
    const { data } = (await settings.json()) as { data: { key: string } };
    const chatters = await startChatters({
      port: casino.port,
      key: data.key,
      members,
      clerks,
      rate: RATE,
    });
    await chatters.chat(WARM_UP_SECONDS);
    const before = cpuOfCasino(casino);
    const quiet = await chatters.chat(CHAT_SECONDS);
    const after = cpuOfCasino(casino);
    await load(casino, bettors, WARM_UP_SECONDS);
    const beside = await playBeside(casino, bettors, chatters, { seconds, cores: quiet.cores });
    chatters.stop();
    console.log(`Bets beside the chat: ${listed(beside.ratios)}`);
    console.log(`Bets with its clients: ${listed(beside.ratiosToAlone)}`);
    console.log(`${quiet.cores.toFixed(2)} cores of the clients; ${machine.describe()}`);
    const at = (part: number) => quiet.delaysMs[Math.floor(quiet.delaysMs.length * part)] ?? 0;
    const cores = (used: number) => Math.round((used / CHAT_SECONDS) * 100) / 100;
    return {
      p50_ms: Math.round(at(0.5) * 10) / 10,
      p99_ms: Math.round(at(0.99) * 10) / 10,
      cores: cores(after.server - before.server),
      database_cores: cores(after.database - before.database),
      bets_beside_ratio: Math.round(median(beside.ratios) * 1000) / 1000,
      bets_beside_ratio_with_clients: Math.round(median(beside.ratiosToAlone) * 1000) / 1000,
      lost: quiet.lost + beside.lost,
    };
  } finally {
    await casino.stop();
  }
}

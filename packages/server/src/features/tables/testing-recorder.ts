import { Writable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { officeTables } from '@wl/contract/office/tables';
import { tablesNews } from '@wl/contract/news/tables';
import type { TableResult, TableRound } from '@wl/contract/tables';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { testClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/log.ts';
import { longSessions, startTestApp } from '../../platform/testing.ts';
import { signInPlayer } from '../play/testing-players.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import type { TableOwner } from './owner/table-owner.ts';
import { newOwner, setState, type TablePlayer, type TestTables } from './testing-tables.ts';

const METRICS_TOKEN = 'metrics-token-of-this-test';

interface Viewers {
  player: TablePlayer;
  clerk: Awaited<ReturnType<typeof makeClerk>>;
}

/** Returns a frame's phase and, for a game with decisions, the number of public cards. */
function phaseOf({ phase, dealt }: TableRound): string {
  if (!dealt) return phase;
  return `${phase}, ${dealt.hand.length} cards${dealt.decision ? '' : ', over'}`;
}

/** Starts a server and records everything that leaves it: frames, replies, metrics and log lines. */
export class Recorder {
  tables!: TestTables;
  /**
   * Output of the server in order, as separate pieces. A single growing string would be copied at every access to its
   * last part.
   */
  private pieces: string[] = [];
  private length = 0;
  /** Position in the bytes at which each round was revealed, and the round's public result. */
  revealed: { at: number; result: TableResult }[] = [];
  /** WebSocket frames received before the round's result was public, keyed by phase. */
  frames = new Map<string, string[]>();

  async start(): Promise<void> {
    const clock = testClock('2026-03-02T12:00:00Z');
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        this.note(String(chunk));
        done();
      },
    });
    const app = await startTestApp({
      clock,
      config: { sessions: longSessions, metricsToken: METRICS_TOKEN },
      log: createLogger({ logLevel: 'trace' }, stream),
    });
    this.tables = { app, clock, close: () => app.close() };
    await app.app.listen({ port: 0, host: '127.0.0.1' });
  }

  /** Bytes that have left the server. */
  get bytes(): string {
    return this.pieces.join('');
  }

  /** Returns the bytes that follow a position returned by `recorded`. */
  since(position: number): string {
    const pieces: string[] = [];
    let start = this.length;
    for (let index = this.pieces.length - 1; index >= 0 && start > position; index -= 1) {
      const piece = this.pieces[index] ?? '';
      start -= piece.length;
      pieces.push(piece);
    }
    return pieces
      .toReversed()
      .join('')
      .slice(position - start);
  }

  /** Records a text that has left the server. */
  private note(text: string): void {
    this.pieces.push(`${text}\n`);
    this.length += text.length + 1;
  }

  /** Opens a visitor's socket on the table's channel, and records all bytes that it receives. */
  private async watch(table: string): Promise<WebSocket> {
    const { app } = this.tables;
    const { port } = app.app.server.address() as AddressInfo;
    const { key } = app.deps.config.pusher;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`);
    await new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const frame = data.toString();
        this.note(frame);
        if (frame.includes('connection_established'))
          socket.send(
            JSON.stringify({ event: 'pusher:subscribe', data: { channel: `table.${table}` } }),
          );
        else if (frame.includes('subscription_succeeded')) resolve();
        else if (frame.includes(tablesNews.changed.name)) this.keepFrame(frame);
      });
    });
    return socket;
  }

  private keepFrame(frame: string): void {
    const { data } = JSON.parse(frame) as { data: string };
    const { round } = JSON.parse(data) as { round: TableRound };
    if (!['open', 'closing', 'closed', 'revealed'].includes(round.phase) || round.result) return;
    const phase = phaseOf(round);
    this.frames.set(phase, [...(this.frames.get(phase) ?? []), frame]);
  }

  /** Advances the clock to the end of the round's current phase, and lets the owner start the next phase. */
  async endPhase(owner: TableOwner, { phase_ends_at: end }: TableRound): Promise<void> {
    const { clock } = this.tables;
    clock.advance(Math.max(1, Date.parse(end!) - clock.now().getTime()));
    await owner.tick();
  }

  /**
   * Makes every request whose reply could disclose the round's result. Records the replies to these requests, along
   * with the given `replies`.
   */
  async askEverything(
    { player, clerk }: Viewers,
    table: string,
    replies: readonly { raw: { headers: object; payload: string } }[],
  ): Promise<void> {
    const { app } = this.tables;
    const all = [
      ...replies,
      await app.client().get('/api/tables'),
      await app.client().get(`/api/tables/${table}`),
      await player.get(`/api/tables/${table}`),
      await clerk.call(officeTables),
    ];
    const metrics = await app.client().request('GET', '/metrics', undefined, {
      authorization: `Bearer ${METRICS_TOKEN}`,
    });
    expect(metrics.status).toBe(200);
    for (const { raw } of [...all, metrics]) this.note(JSON.stringify(raw.headers) + raw.payload);
  }

  /** Opens the table and a visitor's socket, creates a member and a clerk, and starts the table's owner. */
  async openFor(table: string) {
    const { tables } = this;
    await setState(tables, 'open', table);
    const socket = await this.watch(table);
    const player = await signInPlayer(tables.app, { cashCents: 100_000_000 });
    const clerk = await makeClerk(tables.app, ['games']);
    const owner = newOwner(tables);
    await owner.tick();
    return { socket, owner, player, clerk };
  }

  /**
   * Waits until `count` frames of phases whose names begin with `phase` have arrived. Frames arrive in order, so all
   * earlier frames have arrived as well.
   * @returns the number of bytes recorded
   */
  async recorded(phase: string, count: number): Promise<number> {
    const arrived = () =>
      [...this.frames].reduce(
        (sum, [one, all]) => sum + (one.startsWith(phase) ? all.length : 0),
        0,
      );
    await expect.poll(arrived, { interval: 1 }).toBe(count);
    return this.length;
  }
}

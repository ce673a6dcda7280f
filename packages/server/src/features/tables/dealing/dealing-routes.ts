import * as calls from '@wl/contract/office/tables-dealing';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { clerksWhoMay, serveStaffChange, serveStaffView } from '../../staff/index.ts';
import {
  callPitBoss,
  confirmEntries,
  enterResultItem,
  takeBackResultItem,
} from './enter-result.ts';
import { readConsole, readDealingTables } from './read-console.ts';
import { endShift, startShift } from './shifts.ts';

/** Adds the calls for the dealer's console. */
export function addDealing(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.dealingTables,
    () => 'tables',
    async ({ staffId }) => ({ data: await readDealingTables(deps, staffId) }),
  );
  serveStaffView(
    app,
    calls.dealingConsole,
    ({ params }) => `table:${params.slug}`,
    async ({ params, staffId }) => ({
      data: await readConsole(deps, deps.db, params.slug, staffId),
    }),
  );
  addShifts(app, deps);
  addEntries(app, deps);
}

interface Changed {
  slug: string;
  clerkId: string;
  /** False if a repeated request changed nothing. */
  isChanged: boolean;
  action: string;
  after: object;
}

/** Returns the content of the console after a request, and the audit log entry (null if nothing changed). */
async function replyTo(
  deps: Deps,
  tx: Transaction,
  { slug, clerkId, isChanged, action, after }: Changed,
) {
  const reply = { data: await readConsole(deps, tx, slug, clerkId) };
  return { reply, entry: isChanged ? { action, subject: `table:${slug}`, after } : null };
}

function addShifts(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.startShift, async ({ params, body, staffId: clerkId }, tx) => {
    const { slug } = params;
    const { dealer_name: dealerName, minutes } = body;
    const shift = await startShift(deps, tx, { table: slug, clerkId, dealerName, minutes });
    return replyTo(deps, tx, {
      ...{ slug, clerkId, isChanged: shift !== undefined },
      ...{ action: 'tables.start_shift', after: { shift, dealer_name: dealerName } },
    });
  });
  serveStaffChange(app, calls.endShift, async ({ params, body, staffId: clerkId }, tx) => {
    const { slug } = params;
    const bosses = await clerksWhoMay(tx, 'tables.correct');
    const mayEndOthers = bosses.some(({ id }) => id === clerkId);
    const ended = { table: slug, shift: body.shift, clerkId, mayEndOthers };
    const isChanged = await endShift(deps, tx, ended);
    return replyTo(deps, tx, {
      ...{ slug, clerkId, isChanged },
      ...{ action: 'tables.end_shift', after: { shift: body.shift } },
    });
  });
}

function addEntries(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.enterItem, async ({ params, body, staffId: clerkId }, tx) => {
    const { slug } = params;
    const { round, ...item } = body;
    const isChanged = await enterResultItem(deps, tx, { table: slug, round, clerkId }, item);
    const action = 'tables.enter_item';
    return replyTo(deps, tx, { slug, clerkId, isChanged, action, after: body });
  });
  serveStaffChange(app, calls.takeBackItem, async ({ params, body, staffId: clerkId }, tx) => {
    const { slug } = params;
    const { round, ...item } = body;
    const isChanged = await takeBackResultItem(deps, tx, { table: slug, round, clerkId }, item);
    const action = 'tables.take_back_item';
    return replyTo(deps, tx, { slug, clerkId, isChanged, action, after: body });
  });
  serveStaffChange(app, calls.confirmResult, async ({ params, body, staffId: clerkId }, tx) => {
    const { slug } = params;
    const { round, attempt } = body;
    const isChanged = await confirmEntries(deps, tx, { table: slug, round, clerkId }, attempt);
    const action = 'tables.confirm_result';
    return replyTo(deps, tx, { slug, clerkId, isChanged, action, after: body });
  });
  serveStaffChange(app, calls.callPitBoss, async ({ params, body, staffId: clerkId }, tx) => {
    const { slug } = params;
    const isChanged = await callPitBoss(deps, tx, { table: slug, round: body.round, clerkId });
    const action = 'tables.call_pit_boss';
    return replyTo(deps, tx, { slug, clerkId, isChanged, action, after: body });
  });
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ReplyOf } from '@wl/contract/call';
import type { Db, Transaction } from '../../platform/database/database.ts';
import {
  serve,
  type AnyCall,
  type CallContext,
  type ServeOptions,
} from '../../platform/http/http.ts';
import { appendAudit, auditOf, type AuditEntry, type AuditLine } from './repository.ts';

export type { AuditEntry, AuditLine } from './repository.ts';

/**
 * Records in the audit log that a clerk has viewed or changed data. The entry is part of the caller's transaction, so
 * that no change is committed without it. Call this function last, after all other locks have been taken: until the
 * commit, no other transaction can write to the log.
 * @param entry `before` and `after` contain the changed values, never secrets
 */
export async function audit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await appendAudit(tx, entry);
}

/** Returns the audit trail of a subject such as `member:<id>`, newest first. */
export function auditTrail(db: Db, subject: string, limit = 50): Promise<AuditLine[]> {
  return auditOf(db, subject, limit);
}

const auditedCalls = new WeakSet<AnyCall>();

/**
 * Returns true if a staff call is served by `serveStaffView`, `serveStaffChange`, `serveStaffUpload` or
 * `serveOpenedFile`, so that each viewing and each change has an entry in the audit log. A test checks this for every
 * staff call.
 */
export function isAudited(call: AnyCall): boolean {
  return auditedCalls.has(call);
}

/**
 * Serves a read-only staff call. Adds an audit-log entry before sending the response, so that data is never shown
 * without an entry. The entry's action is the call's permission.
 * @param subjectOf returns the subject of the entry, such as `member:<id>`, or '' for a list; can use the reply to
 *   determine the subject
 */
export function serveStaffView<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  subjectOf: (context: CallContext<C>, reply: ReplyOf<C>) => string,
  handler: (context: CallContext<C>) => Promise<ReplyOf<C>>,
): void {
  auditedCalls.add(call);
  serve(app, call, async (context) => {
    const reply = await handler(context);
    await context.deps.transaction((tx) =>
      audit(tx, {
        clerkId: context.staffId,
        action: call.permission ?? call.path,
        subject: subjectOf(context, reply),
        after: context.query ?? undefined,
      }),
    );
    return reply;
  });
}

/**
 * Serves a staff call that sends a file in one or more ranges. Writes no audit-log entry, because an earlier call has
 * recorded the viewing. The handler must therefore check a token that the earlier call issued.
 */
export function serveOpenedFile<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<FastifyReply>,
): void {
  auditedCalls.add(call);
  serve(app, call, handler as (context: CallContext<C>) => Promise<ReplyOf<C>>);
}

/**
 * Serves a staff call that changes data. The handler uses the given transaction. It returns the reply and the entry for
 * the audit log, which is null if a repeated call changed nothing.
 *
 * @param first callback that runs in a separate transaction before the change, so that its results are kept even if
 *   they cause the change to be rejected
 */
export function serveStaffChange<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (
    context: CallContext<C>,
    tx: Transaction,
  ) => Promise<{ reply: ReplyOf<C>; entry: Omit<AuditEntry, 'clerkId'> | null }>,
  first?: (context: CallContext<C>, tx: Transaction) => Promise<void>,
): void {
  auditedCalls.add(call);
  serve(app, call, async (context) => {
    if (first) await context.deps.transaction((tx) => first(context, tx));
    return context.deps.transaction(async (tx) => {
      const { reply, entry } = await handler(context, tx);
      if (entry) await audit(tx, { clerkId: context.staffId, ...entry });
      return reply;
    });
  });
}

/**
 * Serves a staff call that uploads a file. Works like `serveStaffChange`, except that `receive` reads and checks the
 * file before the transaction starts. A slow upload therefore does not occupy a database connection.
 */
export function serveStaffUpload<C extends AnyCall, File>(
  app: FastifyInstance,
  call: C,
  receive: (context: CallContext<C>) => Promise<File>,
  handler: (
    context: CallContext<C>,
    tx: Transaction,
    file: File,
  ) => Promise<{ reply: ReplyOf<C>; entry: Omit<AuditEntry, 'clerkId'> | null }>,
  options: ServeOptions = {},
): void {
  auditedCalls.add(call);
  serve(
    app,
    call,
    async (context) => {
      const file = await receive(context);
      return context.deps.transaction(async (tx) => {
        const { reply, entry } = await handler(context, tx, file);
        if (entry) await audit(tx, { clerkId: context.staffId, ...entry });
        return reply;
      });
    },
    options,
  );
}

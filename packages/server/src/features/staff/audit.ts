import type { FastifyInstance } from 'fastify';
import type { ReplyOf } from '@wl/contract/call';
import type { Db, Transaction } from '../../platform/database.ts';
import { serve, type AnyCall, type CallContext } from '../../platform/http.ts';
import { appendAudit, auditOf, type AuditEntry, type AuditLine } from './repository.ts';

export type { AuditEntry, AuditLine } from './repository.ts';

/**
 * Writes a staff view or change to the audit log, in the transaction that makes it: no change without its line.
 * Call it last: the log has one writer at a time until the commit, and who waits for it should hold everything else already.
 * @param entry `before` and `after` hold what changed, never secrets
 */
export async function audit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await appendAudit(tx, entry);
}

/** The audit trail of one subject such as `member:<id>`, newest first. */
export function auditTrail(db: Db, subject: string, limit = 50): Promise<AuditLine[]> {
  return auditOf(db, subject, limit);
}

const auditedCalls = new WeakSet<AnyCall>();

/** Whether a staff call is served by one of the two functions below; a test asks this of every staff call. */
export function isAudited(call: AnyCall): boolean {
  return auditedCalls.has(call);
}

/**
 * Serves a staff call that only looks. The view is written to the log before the answer leaves: what cannot be logged
 * cannot be seen. The action is the call's permission.
 * @param subjectOf whom or what the clerk looks at, such as `member:<id>`; '' for a list. A look-up learns it from its answer
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
 * Serves a staff call that changes something: the handler works in the transaction it is given and must return the log's
 * entry beside the answer, so that a change without one does not compile. Null: sent again, it has changed nothing and its entry stands.
 * @param first commits by itself before the change begins: what it finds stands, though the change is refused because of it
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

import type { FastifyInstance } from 'fastify';
import { auditNow, auditorState, liability, moneyAlarms } from '@wl/contract/office/ledger';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { askForTurn } from './audit-findings-repository.ts';
import { readAlarms, readAuditor } from './audit-state.ts';
import { readLiability } from './liability.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    liability,
    () => '',
    async () => ({ data: await readLiability(deps) }),
  );
  serveStaffView(
    app,
    auditorState,
    () => '',
    async () => ({ data: await readAuditor(deps) }),
  );
  serveStaffView(
    app,
    moneyAlarms,
    () => '',
    async () => ({ data: await readAlarms(deps) }),
  );
  serveStaffChange(app, auditNow, async (_context, tx) => {
    await askForTurn(tx, deps.clock.now());
    return {
      reply: { data: { done: true as const } },
      entry: { action: 'ledger.audit', subject: '' },
    };
  });
}

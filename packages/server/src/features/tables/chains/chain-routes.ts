import * as calls from '@wl/contract/office/tables-chains';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../../staff/index.ts';
import { enterSalt } from './enter-salt.ts';
import { readOfficeChains } from './read-chains.ts';

/** Adds the calls for the hash chains of a table. */
export function addChains(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.officeTableChains,
    ({ params }) => `table:${params.slug}`,
    async ({ params }) => ({ data: { chains: await readOfficeChains(deps, params.slug) } }),
  );
  serveStaffChange(app, calls.enterTableSalt, async ({ params, body }, tx) => {
    const number = Number(params.number);
    const { signature } = body;
    const { chain, isNew } = await enterSalt(deps, tx, { slug: params.slug, number, signature });
    const entry = {
      action: 'tables.enter_salt',
      subject: `table:${params.slug}`,
      before: { chain: number, salt: null },
      after: { chain: number, salt: chain.salt, salt_source: chain.salt_source },
    };
    return { reply: { data: chain }, entry: isNew ? entry : null };
  });
}

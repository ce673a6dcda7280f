import * as calls from '@wl/contract/office/market';
import type { OfficeItem } from '@wl/contract/office/market';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { itemFigures } from '../bag/index.ts';
import { audit, clerkNames, serveStaffChange, serveStaffView } from '../staff/index.ts';
import { editionsOf, salesOf } from './office-repository.ts';
import { dryRun } from './dry-run.ts';
import { type Edited, editItem } from './edit-item.ts';
import { currentEditions, type Edition } from './editions.ts';
import { weighItem } from './weigh-item.ts';

const NOTHING = {
  sold: 0,
  coins: 0,
  in_bags: 0,
  going: 0,
  completed: 0,
  ended: 0,
  granted: 0,
  paid_out: 0,
};

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.officeMarket,
    () => 'market',
    async () => ({ data: await officeItems(deps.db) }),
  );
  serveStaffView(
    app,
    calls.marketEditions,
    ({ params }) => `market:${params.slug}`,
    async ({ params: { slug } }) => {
      const rows = await editionsOf(deps.db, slug);
      const names = await clerkNames(
        deps.db,
        rows.map(({ created_by }) => created_by),
      );
      return {
        data: rows.map((row) => ({
          version: row.version,
          price: row.price_coins,
          on_sale: row.on_sale,
          terms_hash: row.terms_hash,
          by: names.get(row.created_by) ?? '',
          at: row.created_at.toISOString(),
          reason: row.reason,
        })),
      };
    },
  );
  serveStaffView(
    app,
    calls.dryRun,
    () => 'market',
    async ({ body }) => ({ data: await dryRun(deps, body) }),
  );
  serveStaffView(
    app,
    calls.weighItem,
    () => 'market',
    async ({ body }) => ({ data: await weighItem(deps, body) }),
  );
  serveStaffChange(app, calls.editItem, async ({ body, staffId }, tx) => {
    const { displaced, ...edited } = await editItem(deps, tx, body, staffId);
    const { after } = edited;
    const item = (await officeItems(tx)).find(({ slug }) => slug === after.slug);
    if (!item) throw new Error(`item ${after.slug} was edited and is not there`);
    const entryOf = (one: Edited) => ({
      action: 'market.edit',
      subject: `market:${one.after.slug}`,
      ...one,
      reason: body.reason,
    });
    for (const one of displaced) await audit(tx, { clerkId: staffId, ...entryOf(one) });
    return { reply: { data: item }, entry: entryOf(edited) };
  });
}

async function officeItems(db: Db): Promise<OfficeItem[]> {
  const editions = await currentEditions(db);
  const sales = await salesOf(db);
  const figures = await itemFigures(db);
  return editions.map((edition) =>
    wire(edition, { ...NOTHING, ...sales.get(edition.slug), ...figures.get(edition.slug) }),
  );
}

function wire(edition: Edition, figures: OfficeItem['figures']): OfficeItem {
  return {
    slug: edition.slug,
    kind: edition.terms.kind,
    version: edition.version,
    terms: edition.terms,
    terms_hash: edition.termsHash,
    price: edition.priceCoins,
    limit: edition.limit,
    on_sale: edition.onSale,
    opens_at: edition.opensAt?.toISOString() ?? null,
    closes_at: edition.closesAt?.toISOString() ?? null,
    featured: edition.featured,
    stock: edition.left,
    since: edition.since?.toISOString() ?? null,
    figures,
  };
}

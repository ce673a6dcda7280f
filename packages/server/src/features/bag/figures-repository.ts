import type { Db } from '../../platform/database/database.ts';

/** Figures for all items with one slug, regardless of their source. The granted and paid-out amounts are in cents. */
export interface ItemFigures {
  in_bags: number;
  going: number;
  completed: number;
  ended: number;
  granted: number;
  paid_out: number;
}

/** Returns the figures of every item that at least one member has or has had in the bag, keyed by slug. */
export async function itemFigures(db: Db): Promise<Map<string, ItemFigures>> {
  const { rows } = await db.client.query<ItemFigures & { slug: string }>({
    name: 'bag_item_figures',
    text: `
      select slug, count(*) filter (where state = 'in_bag')::int8 as in_bags,
        count(*) filter (where state in ('active', 'running'))::int8 as going,
        count(*) filter (where state = 'completed')::int8 as completed,
        count(*) filter (where ended_at is not null)::int8 as ended,
        coalesce(sum(granted_cents), 0)::int8 as granted, coalesce(sum(paid_out_cents), 0)::int8 as paid_out
      from bag_items group by slug`,
  });
  return new Map(rows.map(({ slug, ...figures }) => [slug, figures]));
}

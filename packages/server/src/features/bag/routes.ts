import * as calls from '@wl/contract/bag';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/http.ts';
import { activateItem } from './items/activate-item.ts';
import { deleteItem } from './items/delete-item.ts';
import { endedItems } from './items/items-repository.ts';
import { previewItem } from './items/preview-item.ts';
import { readBag, surroundingsOf, wireItem } from './read-bag.ts';

const PAGE_SIZE = 20;

export function routes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.myTravelBag, async ({ memberId }) => ({
    data: await readBag(deps.db, memberId),
  }));
  serve(app, calls.endedItems, async ({ memberId, query: { page } }) => {
    const offset = (page - 1) * PAGE_SIZE;
    const [{ rows, total }, around] = await Promise.all([
      endedItems(deps.db, memberId, { limit: PAGE_SIZE, offset }),
      surroundingsOf(deps.db, memberId),
    ]);
    return {
      data: rows.map((row) => wireItem(row, around)),
      meta: { current_page: page, total, to: rows.length === 0 ? 0 : offset + rows.length },
    };
  });
  serve(app, calls.activateItem, async ({ memberId, params: { id }, request }) => {
    await activateItem(deps, memberId, id, request.ip);
    return { data: await readBag(deps.db, memberId) };
  });
  serve(app, calls.deleteItem, async ({ memberId, params: { id }, query: { shown } }) => {
    await deleteItem(deps, memberId, { id, shown });
    return { data: await readBag(deps.db, memberId) };
  });
  serve(app, calls.previewItem, ({ memberId, params: { id }, query: { amount } }) =>
    previewItem(deps.db, memberId, id, amount),
  );
}

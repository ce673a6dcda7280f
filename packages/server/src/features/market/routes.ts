import * as calls from '@wl/contract/market';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/http.ts';
import { readBag } from '../bag/index.ts';
import { readWallet } from '../ledger/index.ts';
import { buyBag, readBagOffers } from './buy-bag.ts';
import { buyItem } from './buy-item.ts';
import { readCoins } from './read-coins.ts';
import { readMarket } from './read-market.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.market, async ({ memberId, request }) => ({
    data: await readMarket(deps, memberId, request.ip),
  }));
  serve(app, calls.buyItem, async ({ memberId, body, request }) => {
    await buyItem(deps, memberId, body, request.ip);
    return bought(memberId);
  });
  serve(app, calls.bagOffers, async ({ member }) => ({
    data: await readBagOffers(deps, member?.id),
  }));
  serve(app, calls.buyBag, async ({ memberId, body }) => {
    await buyBag(deps, memberId, body);
    return bought(memberId);
  });
  serve(app, calls.coinsEconomy, async () => ({ data: await readCoins(deps) }));

  async function bought(memberId: string) {
    const [bag, wallet] = await Promise.all([
      readBag(deps.db, memberId),
      readWallet(deps.db, memberId),
    ]);
    return { data: { bag, wallet } };
  }
}

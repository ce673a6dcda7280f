import type { Market, MarketItem } from '@wl/contract/market';
import { kindOf } from '@wl/world/bonuses/index';
import { negotiatedCoins, negotiatorPercent, type SkillLevels } from '@wl/world/casino/skills';
import type { Deps } from '../../platform/deps.ts';
import { acquiredSince, asksTooMuch, freePlaces } from '../bag/index.ts';
import { skillsOf } from '../journey/index.ts';
import { profileOf } from '../members/index.ts';
import { currentEditions, type Edition } from './editions.ts';
import { labelOf } from './labels.ts';
import { limitSince, limitUse, statusAt } from './rules.ts';

/** Returns the market for a member, without bonuses that the member's jurisdiction profile forbids (decisions §9). */
export async function readMarket(deps: Deps, memberId: string, ip: string): Promise<Market> {
  const [all, profile, skills, places] = await Promise.all([
    currentEditions(deps.db),
    profileOf(deps, ip, memberId),
    skillsOf(deps.db, memberId),
    freePlaces(deps.db, memberId, deps.clock.now()),
  ]);
  const editions = all.filter(({ terms }) => !asksTooMuch(terms, profile));
  const items: MarketItem[] = [];
  for (const edition of editions) {
    const item = await wireItem(deps, memberId, edition, skills);
    if (item) items.push(item);
  }
  const front = (place: 1 | 2) =>
    editions
      .filter(
        ({ featured, slug }) => featured === place && items.some((item) => item.slug === slug),
      )
      // If more than one item claims the same featured position, the item edited last gets it.
      .toSorted((a, b) => Number(b.since) - Number(a.since))[0]?.slug ?? null;
  return {
    items,
    featured: { first: front(1), second: front(2) },
    discount_percent: negotiatorPercent(skills.negotiator),
    places_free: Math.max(0, places),
  };
}

/** Returns an item's edition in the contract's format, as shown to this member; undefined if the item is not listed. */
async function wireItem(
  deps: Deps,
  memberId: string,
  edition: Edition,
  skills: SkillLevels,
): Promise<MarketItem | undefined> {
  const now = deps.clock.now();
  const status = edition.onSale ? statusAt(edition, now) : undefined;
  if (!status) return undefined;
  const { limit, terms } = edition;
  const acquired = limit
    ? await acquiredSince(deps.db, memberId, limit.family, limitSince(limit, now))
    : [];
  const use = limit && limitUse(limit, acquired);
  return {
    slug: edition.slug,
    kind: terms.kind,
    category: kindOf(terms.kind).category,
    terms,
    terms_hash: edition.termsHash,
    version: edition.version,
    price: negotiatedCoins(edition.priceCoins, skills.negotiator),
    list_price: edition.priceCoins,
    status,
    opens_at: edition.opensAt?.toISOString() ?? null,
    closes_at: edition.closesAt?.toISOString() ?? null,
    stock_left: edition.left,
    limit:
      limit && use
        ? {
            max: limit.max,
            days: limit.days,
            used: use.used,
            free_at: use.freeAt?.toISOString() ?? null,
          }
        : null,
    true_cost: (await labelOf(deps.db, terms, skills.gambler)) ?? null,
  };
}

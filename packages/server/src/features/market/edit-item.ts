import type { EditionBody } from '@wl/contract/office/market';
import { kindOf } from '@wl/world/bonuses/index';
import { isSlot } from '@wl/world/casino/contribution';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { hashOfTerms } from '../bag/index.ts';
import { titles } from '../titles/index.ts';
import { currentEditions, type Edition } from './editions.ts';
import { orderLabels } from './labels.ts';
import { type EditionRow, insertEdition, lockEditions, lockStock, putStock } from './repository.ts';

type Body = z.infer<typeof EditionBody>;

export interface Edited {
  before: Edition | undefined;
  after: Edition;
}

/**
 * Creates the next edition of an item, or the first edition of a new item, for a clerk. Items bought earlier keep their
 * terms.
 * @returns the editions of this item before and after the change, and the same for each item that lost its featured
 *   slot to this item
 * @throws DomainError request.invalid (a term out of bounds) · market.edited (another clerk published first) ·
 *   market.kind_fixed (the kind of an item cannot change)
 */
export async function editItem(
  deps: Deps,
  tx: Transaction,
  body: Body,
  clerkId: string,
): Promise<Edited & { displaced: Edited[] }> {
  checkTerms(body.terms);
  const { opens_at: opens, closes_at: closes } = body;
  if (opens !== null && closes !== null && closes <= opens)
    throw invalid('closes_at', 'It leaves before it boards.');
  await lockEditions(tx);
  const editions = await currentEditions(tx);
  const before = editions.find(({ slug }) => slug === body.slug);
  if ((before?.version ?? 0) !== body.from_version) throw new DomainError('market.edited');
  if (before && before.terms.kind !== body.terms.kind) throw new DomainError('market.kind_fixed');
  const made = { created_at: deps.clock.now(), created_by: clerkId, reason: body.reason };
  const holders = editions.filter(
    ({ slug, featured }) => featured !== null && featured === body.featured && slug !== body.slug,
  );
  for (const holder of holders) await insertNext(tx, { ...rowOf(holder), featured: null, ...made });
  await insertNext(tx, {
    slug: body.slug,
    // `insertNext` adds 1 to this version. Version 1 is reserved for launch items, so a new item starts at version 2.
    version: before?.version ?? 1,
    terms: body.terms,
    terms_hash: hashOfTerms(body.terms),
    price_coins: body.price,
    member_limit: body.limit,
    on_sale: body.on_sale,
    opens_at: opens === null ? null : new Date(opens),
    closes_at: closes === null ? null : new Date(closes),
    featured: body.featured,
    ...made,
  });
  await editStock(tx, body);
  await orderLabels(tx, body.terms);
  const edited = await currentEditions(tx);
  const afterOf = (wanted: string) => {
    const after = edited.find(({ slug }) => slug === wanted);
    if (!after) throw new Error(`the new edition of ${wanted} is not there`);
    return after;
  };
  return {
    before,
    after: afterOf(body.slug),
    displaced: holders.map((holder) => ({ before: holder, after: afterOf(holder.slug) })),
  };
}

/**
 * Inserts a new edition with the next version number.
 * @param row the new edition, but with the version number of the previous edition
 * @throws DomainError market.edited if another clerk has already created this version
 */
async function insertNext(tx: Transaction, row: EditionRow): Promise<void> {
  const isMade = await insertEdition(tx, { ...row, version: row.version + 1 });
  if (!isMade) throw new DomainError('market.edited');
}

/** Returns the columns of an edition's row, except the featured position, the author, the time and the reason. */
const rowOf = (edition: Edition) => ({
  slug: edition.slug,
  version: edition.version,
  terms: edition.terms,
  terms_hash: edition.termsHash,
  price_coins: edition.priceCoins,
  member_limit: edition.limit,
  on_sale: edition.onSale,
  opens_at: edition.opensAt,
  closes_at: edition.closesAt,
});

/**
 * Changes the stock only if the clerk entered a different number, because members can buy the item while the clerk
 * edits it.
 * @throws DomainError market.edited if the stock has changed since the clerk saw it
 */
async function editStock(
  tx: Transaction,
  { slug, stock, stock_from: from }: Pick<Body, 'slug' | 'stock' | 'stock_from'>,
): Promise<void> {
  if (stock === from) return;
  if ((await lockStock(tx, slug)) !== from) throw new DomainError('market.edited');
  await putStock(tx, slug, stock);
}

const invalid = (field: string, text: string) =>
  new DomainError('request.invalid', { fields: { [field]: [text] } });

/**
 * Validates an item's terms.
 * @throws DomainError request.invalid if a term is outside the bounds for the item's kind, or if `game` is not a slot
 */
export function checkTerms(terms: BonusTerms): void {
  const problem = kindOf(terms.kind).problem(terms);
  if (problem !== undefined) throw invalid(`terms.${problem}`, 'This is out of its bounds.');
  if ('game' in terms && !isSlot(titles.find(terms.game)?.category))
    throw invalid('terms.game', 'There is no such slot.');
}

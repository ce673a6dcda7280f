import type { Campaign, Gift } from '@wl/contract/campaigns';
import type { CampaignFile, CampaignLine } from '@wl/contract/office/campaigns';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { memberById, nicknamesOf } from '../members/index.ts';
import { findEmails, type EmailRow } from './emails-repository.ts';
import {
  findBySlug,
  findCampaign,
  findGift,
  findGrab,
  giftsOf,
  withFigures,
  type CampaignWithFigures,
  type GiftRow,
} from './repository.ts';
import { isWelcome, leftOf, statusAt } from './rules.ts';

const GIFTS_SHOWN = 50;

/**
 * Returns a campaign for its public page.
 * @param memberId the signed-in member who requests the campaign, if any
 * @throws DomainError request.not_found if no published campaign has this slug
 */
export async function readCampaign(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  slug: string,
  memberId: string | undefined,
): Promise<Campaign> {
  const row = await findBySlug(db, slug);
  if (!row || row.state === 'draft') throw new DomainError('request.not_found');
  const now = clock.now();
  const member = memberId === undefined ? undefined : await memberById(db, memberId);
  return {
    id: row.id,
    slug: row.slug,
    city: row.city,
    texts: row.texts,
    terms: row.terms,
    terms_hash: row.terms_hash,
    audience: row.audience,
    opens_at: row.opens_at.toISOString(),
    closes_at: row.closes_at?.toISOString() ?? null,
    left: leftOf(row),
    status: statusAt(row, now),
    mine: member
      ? {
          taken: (await findGrab(db, row.id, member.id)) !== undefined,
          welcome: isWelcome(row, member.created_at, now),
        }
      : null,
  };
}

const giftStatus = (gift: GiftRow, isStopped: boolean, now: Date): Gift['status'] => {
  if (gift.item_id !== null) return 'taken';
  return isStopped || gift.expires_at <= now ? 'over' : 'waiting';
};

/**
 * Returns a gift of a campaign, for the page that the member's personal link opens.
 * @throws DomainError request.not_found, also for another member's gift
 */
export async function readGift(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  memberId: string,
): Promise<Gift> {
  const row = await findGift(db, id);
  const campaign = row && (await findCampaign(db, row.campaign_id));
  if (row?.member_id !== memberId || !campaign) throw new DomainError('request.not_found');
  return {
    id,
    city: campaign.city,
    texts: campaign.texts,
    terms: campaign.terms,
    expires_at: row.expires_at.toISOString(),
    status: giftStatus(row, campaign.state === 'stopped', clock.now()),
  };
}

export async function readLines({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<CampaignLine[]> {
  const now = clock.now();
  return (await withFigures(db)).map((row) => lineOf(row, now));
}

/**
 * Returns one campaign with its details for the back office.
 * @throws DomainError request.not_found if there is no such campaign
 */
export async function readFile(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  id: string,
): Promise<CampaignFile> {
  const [row] = await withFigures(db, id);
  if (!row) throw new DomainError('request.not_found');
  const now = clock.now();
  const gifts = await giftsOf(db, id, GIFTS_SHOWN);
  const names = await nicknamesOf(
    db,
    gifts.map(({ member_id }) => member_id),
  );
  const emails = await findEmails(db, id);
  return {
    ...lineOf(row, now),
    texts: row.texts,
    terms: row.terms,
    terms_hash: row.terms_hash,
    version: row.version,
    emails: emails ? wireEmails(emails) : null,
    gifts: gifts.map((gift) => ({
      id: gift.id,
      member: { id: gift.member_id, nickname: names.get(gift.member_id) ?? '' },
      given_at: gift.given_at.toISOString(),
      status: giftStatus(gift, row.state === 'stopped', now),
    })),
  };
}

const wireEmails = (emails: EmailRow) =>
  ({
    state: emails.finished_at === null ? 'sending' : emails.stopped ? 'stopped' : 'done',
    started_at: emails.started_at.toISOString(),
    finished_at: emails.finished_at?.toISOString() ?? null,
    total: emails.total,
    done: emails.done,
    sent: emails.sent,
  }) as const;

function lineOf(row: CampaignWithFigures, now: Date): CampaignLine {
  return {
    id: row.id,
    slug: row.slug,
    title: row.texts.en.title,
    city: row.city,
    state: row.state,
    status: statusAt(row, now),
    audience: row.audience,
    item: row.item,
    opens_at: row.opens_at.toISOString(),
    closes_at: row.closes_at?.toISOString() ?? null,
    stock: row.stock,
    views: row.views,
    grabs: row.grabs,
    activated: row.activated,
  };
}

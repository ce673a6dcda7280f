import * as z from 'zod/mini';
import { BonusTerms } from '../bag.ts';
import { defineCall } from '../call.ts';
import { Campaign, campaignAudiences, CampaignTexts, Gift } from '../campaigns.ts';
import { data, Id, Instant } from '../shapes.ts';

const params = z.object({ id: Id });

/** Slug of the campaign's page: `/campaign/{slug}`. */
export const CampaignSlug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{2,63}$/));

const campaignStates = ['draft', 'live', 'stopped'] as const;

const Figures = z.object({
  views: z.int(),
  grabs: z.int(),
  /** Number of claimed items that members have activated. */
  activated: z.int(),
});

export const CampaignLine = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  city: z.string(),
  state: z.enum(campaignStates),
  status: Campaign.shape.status,
  audience: z.enum(campaignAudiences),
  item: z.string(),
  opens_at: Instant,
  closes_at: z.nullable(Instant),
  stock: z.nullable(z.int()),
  ...Figures.shape,
});
export type CampaignLine = z.infer<typeof CampaignLine>;

export const campaigns = defineCall({
  method: 'GET',
  path: '/staff/campaigns',
  auth: 'staff',
  permission: 'campaigns.view',
  summary: 'Every campaign with its figures, newest first.',
  reply: data(z.array(CampaignLine)),
});

/** Progress in sending a campaign's e-mails. */
export const CampaignEmails = z.object({
  state: z.enum(['sending', 'done', 'stopped']),
  started_at: Instant,
  finished_at: z.nullable(Instant),
  /** Number of members who had opted in to offers when sending began. */
  total: z.int(),
  /**
   * Number of members processed so far, including members who were sent no e-mail, for example because they are on a
   * break.
   */
  done: z.int(),
  sent: z.int(),
});
type CampaignEmails = z.infer<typeof CampaignEmails>;

export const CampaignFile = z.object({
  ...CampaignLine.shape,
  texts: CampaignTexts,
  terms: BonusTerms,
  terms_hash: z.string(),
  /** Version for optimistic locking. Every change increments it, and clients send it with the next change. */
  version: z.int(),
  emails: z.nullable(CampaignEmails),
  gifts: z.array(
    z.object({
      id: Id,
      member: z.object({ id: Id, nickname: z.string() }),
      given_at: Instant,
      status: Gift.shape.status,
    }),
  ),
});
export type CampaignFile = z.infer<typeof CampaignFile>;

export const campaignFile = defineCall({
  method: 'GET',
  path: '/staff/campaigns/:id',
  auth: 'staff',
  permission: 'campaigns.view',
  summary: 'One campaign with all its details.',
  params,
  reply: data(CampaignFile),
  errors: ['request.not_found'],
});

export const campaignItems = defineCall({
  method: 'GET',
  path: '/staff/campaign-items',
  auth: 'staff',
  permission: 'campaigns.view',
  summary: 'Items of the market that a campaign can give away, with their current terms.',
  reply: data(z.array(z.object({ slug: z.string(), terms: BonusTerms }))),
});

const Details = z.object({
  city: z.string().check(z.maxLength(40)),
  texts: CampaignTexts,
  audience: z.enum(campaignAudiences),
  opens_at: Instant,
  closes_at: z.nullable(Instant),
  stock: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
});

export const makeCampaign = defineCall({
  method: 'POST',
  path: '/staff/campaigns',
  auth: 'staff',
  permission: 'campaigns.edit',
  summary:
    'Creates a draft campaign with the item’s current terms; later editions of the item do not change it.',
  body: z.object({ ...Details.shape, slug: CampaignSlug, item: z.string().check(z.maxLength(80)) }),
  reply: data(CampaignFile),
  errors: ['campaigns.slug_taken', 'market.item_unknown', 'request.invalid'],
});

const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

export const changeCampaign = defineCall({
  method: 'PUT',
  path: '/staff/campaigns/:id',
  auth: 'staff',
  permission: 'campaigns.edit',
  summary: 'Changes texts, dates, stock or audience. Web address and item are fixed.',
  params,
  body: z.object({ ...Details.shape, version: z.int(), reason }),
  reply: data(CampaignFile),
  errors: ['request.not_found', 'campaigns.changed', 'request.invalid'],
});

export const switchCampaign = defineCall({
  method: 'POST',
  path: '/staff/campaigns/:id/state',
  auth: 'staff',
  permission: 'campaigns.edit',
  summary:
    'Starts or stops a campaign; claimed items are unaffected. Starting is refused if the campaign has changed since the clerk saw it (`version`); stopping always works.',
  params,
  body: z.object({ state: z.enum(['live', 'stopped']), version: z.int(), reason }),
  reply: data(CampaignFile),
  errors: ['request.not_found', 'campaigns.changed'],
});

export const giveGift = defineCall({
  method: 'POST',
  path: '/staff/campaigns/:id/gifts',
  auth: 'staff',
  permission: 'campaigns.edit',
  summary:
    'Reserves the item for one member (nickname or e-mail), once per campaign, to claim with a personal link within 30 days. Refused for a stopped campaign; items above one clerk’s limit are granted in the member’s file instead.',
  params,
  body: z.object({ member: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)), reason }),
  reply: data(CampaignFile),
  errors: [
    'request.not_found',
    'staff.member_unknown',
    'campaigns.not_open',
    'campaigns.gift_given',
    'campaigns.gift_too_large',
    'bag.wagering_too_high',
  ],
});

export const emailCampaign = defineCall({
  method: 'POST',
  path: '/staff/campaigns/:id/mail',
  auth: 'staff',
  permission: 'campaigns.edit',
  summary:
    'E-mails the campaign’s audience: every member who consents to offers and may receive them. Once per campaign, while it is open.',
  params,
  body: z.object({ reason }),
  reply: data(CampaignFile),
  errors: ['request.not_found', 'campaigns.not_open', 'campaigns.mail_sent'],
});

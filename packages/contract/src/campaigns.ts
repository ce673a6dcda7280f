import * as z from 'zod/mini';
import { BonusTerms } from './bag.ts';
import { defineCall } from './call.ts';
import { data, Done, Id, Instant } from './shapes.ts';

/** Slug of the campaign's page: `/campaign/{slug}`. */
export const CampaignSlug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{2,63}$/));

const campaignStates = ['draft', 'live', 'stopped'] as const;
export const campaignAudiences = ['all', 'new'] as const;
/** Number of days for which a member counts as new after acquiring a passport (decision 0035). */
export const NEW_MEMBER_DAYS = 7;

const Words = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(700)),
});
/** Texts of a campaign in every language of Wanderluck. */
const Texts = z.object({ en: Words, es: Words, fr: Words, pt: Words, tr: Words });
export type CampaignTexts = z.infer<typeof Texts>;

export const Campaign = z.object({
  id: Id,
  slug: z.string(),
  /** City whose postcard illustrates the campaign. */
  city: z.string(),
  texts: Texts,
  terms: BonusTerms,
  /** SHA-256 of the terms, which were fixed when the campaign was created. */
  terms_hash: z.string(),
  audience: z.enum(campaignAudiences),
  opens_at: Instant,
  closes_at: z.nullable(Instant),
  /** Null if unlimited. */
  left: z.nullable(z.int()),
  /** `soon`: opens later. `over`: closed or stopped. `none_left`: the stock is used up. */
  status: z.enum(['open', 'soon', 'over', 'none_left']),
  /** State for the signed-in member; null for a visitor. */
  mine: z.nullable(
    z.object({
      /** True if the member has taken the item. Each member can take it once. */
      taken: z.boolean(),
      /** True if the member belongs to the audience. */
      welcome: z.boolean(),
    }),
  ),
});
export type Campaign = z.infer<typeof Campaign>;

const bySlug = z.object({ slug: z.string().check(z.maxLength(64)) });

export const campaign = defineCall({
  method: 'GET',
  path: '/campaigns/:slug',
  auth: 'public',
  summary: 'The public page of a campaign that is or was live. Drafts are not found.',
  params: bySlug,
  reply: data(Campaign),
  errors: ['request.not_found'],
});

export const countCampaignView = defineCall({
  method: 'POST',
  path: '/campaigns/:slug/views',
  auth: 'public',
  summary: 'Counts a view of a campaign’s page. Only the daily count is stored.',
  params: bySlug,
  reply: Done,
  rate: { max: 30, perSeconds: 60 },
});

export const grabBonus = defineCall({
  method: 'POST',
  path: '/campaigns/:slug/grabs',
  auth: 'confirmed',
  gate: 'claim',
  summary:
    'Claims the campaign’s item for the member’s bag: once per member, within dates and stock. Repeating the request has no effect.',
  params: bySlug,
  body: z.object({ id: Id }),
  reply: data(z.object({ item_id: Id })),
  errors: [
    'request.not_found',
    'campaigns.not_open',
    'campaigns.none_left',
    'campaigns.new_members_only',
    'campaigns.taken_by_person',
    'bag.full',
    'bag.wagering_too_high',
  ],
});

/** Item reserved for one member, who takes it through a personal link. */
export const Gift = z.object({
  id: Id,
  city: z.string(),
  texts: Texts,
  terms: BonusTerms,
  expires_at: Instant,
  status: z.enum(['waiting', 'taken', 'over']),
});
export type Gift = z.infer<typeof Gift>;

const params = z.object({ id: Id });

export const gift = defineCall({
  method: 'GET',
  path: '/campaign-gifts/:id',
  auth: 'member',
  summary: 'A gift from the casino to this member; nobody else can see it.',
  params,
  reply: data(Gift),
  errors: ['request.not_found'],
});

export const grabGift = defineCall({
  method: 'POST',
  path: '/campaign-gifts/:id/grab',
  auth: 'confirmed',
  gate: 'claim',
  summary:
    'Claims a gift for the bag of the member it was made for. Repeating the request has no effect.',
  params,
  reply: data(z.object({ item_id: Id })),
  errors: [
    'request.not_found',
    'campaigns.not_open',
    'campaigns.taken_by_person',
    'bag.full',
    'bag.wagering_too_high',
  ],
});

const Figures = z.object({
  views: z.int(),
  grabs: z.int(),
  /** Number of taken items that members have activated. */
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

/** Progress of sending a campaign's e-mails. */
export const CampaignEmails = z.object({
  state: z.enum(['sending', 'done', 'stopped']),
  started_at: Instant,
  finished_at: z.nullable(Instant),
  /** Number of members who had opted in to offers when sending began. */
  total: z.int(),
  /** Number of members processed so far. Only members who may receive offers at the time of sending get an e-mail. */
  done: z.int(),
  sent: z.int(),
});
type CampaignEmails = z.infer<typeof CampaignEmails>;

export const CampaignFile = z.object({
  ...CampaignLine.shape,
  texts: Texts,
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
  texts: Texts,
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

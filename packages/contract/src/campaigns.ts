import * as z from 'zod/mini';
import { BonusTerms } from './bag.ts';
import { defineCall } from './call.ts';
import { data, Done, Id, Instant } from './shapes.ts';

export const campaignAudiences = ['all', 'new'] as const;
/** Number of days for which a member is considered new after acquiring a passport (decision 0035). */
export const NEW_MEMBER_DAYS = 7;

const Words = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(700)),
});
/** Texts of a campaign in every language that Wanderluck supports. */
export const CampaignTexts = z.object({ en: Words, es: Words, fr: Words, pt: Words, tr: Words });
export type CampaignTexts = z.infer<typeof CampaignTexts>;

export const Campaign = z.object({
  id: Id,
  slug: z.string(),
  /** City whose postcard illustrates the campaign. */
  city: z.string(),
  texts: CampaignTexts,
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
  /** State of the campaign for the signed-in member; null for a visitor. */
  mine: z.nullable(
    z.object({
      /** True if the member has claimed the campaign's item. Each member can claim this item only once. */
      taken: z.boolean(),
      /** True if the member belongs to the campaign's audience. */
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

/** Item reserved for one member, who claims it through a personal link. */
export const Gift = z.object({
  id: Id,
  city: z.string(),
  texts: CampaignTexts,
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

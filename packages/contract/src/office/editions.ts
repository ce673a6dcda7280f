/** Editions of the journey: changes that staff make to missions, city texts, level rewards and badges. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { EditedText, MAX_COUNT } from '../editions.ts';
import { Coins, data, Instant } from '../shapes.ts';

const Count = z.int().check(z.minimum(0), z.maximum(MAX_COUNT));

const MissionContent = z.object({
  kind: z.literal('mission'),
  names: EditedText,
  coins: Coins,
  /** Target of the mission: an amount in cents for a stake mission, otherwise a count. */
  target: Count,
  withdrawn: z.boolean(),
});
const CityContent = z.object({ kind: z.literal('city'), tagline: EditedText, arrival: EditedText });
const LevelContent = z.object({
  kind: z.literal('level'),
  coins: Coins,
  skillPoints: Count,
});
const BadgeContent = z.object({
  kind: z.literal('badge'),
  names: EditedText,
  /** Bronze, silver, gold. */
  targets: z.readonly(z.tuple([Count, Count, Count])),
});
/**
 * Content of an edition. The schema cannot check bounds that depend on the edited mission, city, level or badge, so the
 * back office and the server also use `@wl/world/editions/problems`.
 */
export const EditionContent = z.discriminatedUnion('kind', [
  MissionContent,
  CityContent,
  LevelContent,
  BadgeContent,
]);

/**
 * Subject of an edition, for example `mission:tokyo.ginza.1`, `city:tokyo`, `level:4` (the step from 4 to 5) or
 * `badge:trips`.
 */
const Subject = z
  .string()
  .check(z.maxLength(90), z.regex(/^(mission|city|level|badge):[a-z0-9.-]+$/));

export const EditedSubject = z.object({
  subject: Subject,
  version: z.int(),
  content: EditionContent,
  /** Launch content; null if it equals the current content. */
  original: z.nullable(EditionContent),
  /** Time from which the newest edition applies; null for launch content that has never been edited. */
  since: z.nullable(Instant),
});
export type EditedSubject = z.infer<typeof EditedSubject>;

export const officeEditions = defineCall({
  method: 'GET',
  path: '/staff/editions',
  auth: 'staff',
  permission: 'journey.view',
  summary: 'Every mission, city, level and badge family in its current edition.',
  reply: data(z.array(EditedSubject)),
});

export const EditionLine = z.object({
  /** Version number. Version 1 is the launch content. */
  version: z.int(),
  content: EditionContent,
  is_original: z.boolean(),
  by: z.nullable(z.string()),
  at: z.nullable(Instant),
  reason: z.nullable(z.string()),
});
export type EditionLine = z.infer<typeof EditionLine>;

export const editionHistory = defineCall({
  method: 'GET',
  path: '/staff/editions/:subject',
  auth: 'staff',
  permission: 'journey.view',
  summary: 'All editions of one item, newest first, with their authors and reasons.',
  params: z.object({ subject: Subject }),
  reply: data(z.array(EditionLine)),
  errors: ['request.not_found'],
});

export const PublishBody = z.object({
  subject: Subject,
  /**
   * Version on which the clerk's edit is based. If another version has been published since then, the call fails and
   * changes nothing.
   */
  from_version: z.int(),
  /** Content of the new edition; null restores the launch content. */
  content: z.nullable(EditionContent),
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(500)),
});

/**
 * Warnings about an edition:
 * - `mean_coins`: missions pay more Coins on average than decisions §8 allows.
 * - `level_coins`: levels pay more Coins in total than at launch.
 */
const editionWarnings = ['mean_coins', 'level_coins'] as const;

export const publishEdition = defineCall({
  method: 'POST',
  path: '/staff/editions',
  auth: 'staff',
  permission: 'journey.edit',
  summary:
    'Publishes the next edition of one item. EditedText change at once; numbers apply to everything recorded from then on, and earlier rewards stay.',
  body: PublishBody,
  reply: data(
    z.object({
      subject: Subject,
      version: z.int(),
      content: EditionContent,
      warnings: z.array(z.enum(editionWarnings)),
    }),
  ),
  errors: [
    'request.invalid',
    'request.not_found',
    'editions.edited',
    'editions.unchanged',
    'editions.name_taken',
    'editions.city_closed',
  ],
});

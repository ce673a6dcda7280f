import type { ErrorCode } from '@wl/contract/errors';
import { editionsEvents } from '@wl/contract/events/editions';
import type { PublishBody } from '@wl/contract/office/editions';
import { partsOf, type Content, type Contents } from '@wl/world/editions/content';
import { originalContents } from '@wl/world/editions/defaults';
import {
  levelCoins,
  MEAN_MISSION_COINS,
  meanMissionCoins,
  problemsOf,
  type Problem,
  type Why,
} from '@wl/world/editions/problems';
import { languages, type Texts } from '@wl/world/languages';
import type * as z from 'zod/mini';
import { appendEvent } from '../../platform/events/events.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { titles } from '../titles/index.ts';
import { editionsAfter, insertEdition, lockEditions, notifyEdition } from './repository.ts';
import { contentsWith, createShelf, EDITIONS_CHANNEL, showEditions } from './shelf.ts';

type Body = z.infer<typeof PublishBody>;
export type Warning = 'mean_coins' | 'level_coins';

/**
 * Publishes a clerk's changes to one subject, such as a mission or a city, as its next edition. The edition applies to
 * every event stored after it. Members keep rewards they have already earned.
 * @returns the content before and after, and warnings for the clerk
 * @throws DomainError request.not_found (no such subject) · editions.edited (another clerk published first) ·
 *   editions.unchanged · editions.name_taken · editions.city_closed · request.invalid (by field)
 */
export async function publishEdition(
  deps: Deps,
  tx: Transaction,
  body: Body,
  clerkId: string,
): Promise<{ before: Content; after: Content; warnings: Warning[] }> {
  const { subject, from_version: from } = body;
  await lockEditions(tx);
  // This transaction may be rolled back, so load the editions into a separate store. Uncommitted editions must not
  // reach the shared store.
  const shelf = createShelf();
  shelf.put(await editionsAfter(tx, 0));
  const originals = await originalContents();
  const contents = contentsWith(originals, shelf.newest().edited);
  const [before, original] = [contents.get(subject), originals.get(subject)];
  if (!before || !original) throw new DomainError('request.not_found');
  const version = shelf.editions.findLast((one) => one.subject === subject)?.version ?? 1;
  if (version !== from) throw new DomainError('editions.edited');
  const content = body.content && trimmed(body.content);
  const after = content ?? original;
  if (partsOf(subject).kind !== after.kind) throw invalid('kind', 'This is another kind of thing.');
  if (isSame(before, after)) throw new DomainError('editions.unchanged');
  refuse(problemsOf(subject, after, contents, titles.listed()));
  const edition = await insertEdition(tx, {
    subject,
    version: version + 1,
    // If the content equals the default, store null, so that later changes to the default take effect.
    content: isSame(after, original) ? null : after,
    created_at: deps.clock.now(),
    created_by: clerkId,
    reason: body.reason,
  });
  if (!edition) throw new DomainError('editions.edited');
  await appendEvent(tx, editionsEvents.published, { data: { number: edition.number, subject } });
  await notifyEdition(tx, EDITIONS_CHANNEL);
  showEditions(deps, tx, [...shelf.editions, edition]);
  return { before, after, warnings: warningsOf(contents, subject, after, originals) };
}

/** Returns true if two JSON values are equal, regardless of the order of their fields. */
function isSame(a: unknown, b: unknown): boolean {
  return textOf(a) === textOf(b);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${name}:${textOf(one)}`)
    .join()}}`;
}

function trimmed(content: Content): Content {
  const tidied = (texts: Texts): Texts =>
    Object.fromEntries(
      languages.map((language) => [language, texts[language].trim().replaceAll(/\s+/g, ' ')]),
    ) as Texts;
  switch (content.kind) {
    case 'mission':
    case 'badge':
      return { ...content, names: tidied(content.names) };
    case 'city':
      return { ...content, tagline: tidied(content.tagline), arrival: tidied(content.arrival) };
    case 'level':
      return content;
  }
}

const invalid = (field: string, text: string) =>
  new DomainError('request.invalid', { fields: { [field]: [text] } });

/**
 * Error messages by reason, in English, like all text in the API. The back-office page detects the same problems before
 * it sends the request.
 */
const texts: Readonly<Record<Why, string>> = {
  low: 'This is less than it may be.',
  high: 'This is more than it may be.',
  short: 'This text is too short.',
  long: 'This text is too long.',
  taken: 'Another one has this name.',
  order: 'This has to be more than the one before.',
  city: 'Too few missions of the city would be left.',
  district: 'Another district asks for exactly the same.',
};
const codes: Readonly<Partial<Record<Why, ErrorCode>>> = {
  taken: 'editions.name_taken',
  city: 'editions.city_closed',
};

/**
 * Rejects an edition if there are problems.
 * @throws DomainError editions.name_taken or editions.city_closed if all problems have that code; otherwise
 *   request.invalid
 */
function refuse(problems: readonly Problem[]): void {
  const [first] = problems;
  if (!first) return;
  const own = problems.every(({ why }) => why === first.why) ? codes[first.why] : undefined;
  const fields: Record<string, string[]> = {};
  for (const { field, why } of problems) fields[field] = [...(fields[field] ?? []), texts[why]];
  throw new DomainError(own ?? 'request.invalid', { fields });
}

function warningsOf(
  contents: Contents,
  subject: string,
  after: Content,
  originals: Contents,
): Warning[] {
  const now = new Map(contents).set(subject, after);
  return [
    ...(after.kind === 'mission' && meanMissionCoins(now) > MEAN_MISSION_COINS
      ? (['mean_coins'] as const)
      : []),
    ...(after.kind === 'level' && levelCoins(now) > levelCoins(originals)
      ? (['level_coins'] as const)
      : []),
  ];
}

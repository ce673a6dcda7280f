import type { EditionTexts } from '@wl/contract/editions';
import type { EditedSubject, EditionLine } from '@wl/contract/office/editions';
import { partsOf } from '@wl/world/editions/content';
import { originalContents } from '@wl/world/editions/defaults';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { clerkNames } from '../staff/index.ts';
import { freshEditions } from './shelf.ts';

/**
 * Returns the texts and level rewards of the newest editions, for members' pages to show instead of the built-in ones.
 */
export async function readTexts(deps: Deps): Promise<EditionTexts> {
  const shelf = await freshEditions(deps);
  const texts: EditionTexts = { missions: {}, cities: {}, badges: {}, levels: {} };
  for (const [subject, content] of shelf.newest().edited) {
    const { id } = partsOf(subject);
    switch (content.kind) {
      case 'mission':
        texts.missions[id] = content.names;
        break;
      case 'city':
        texts.cities[id] = { tagline: content.tagline, arrival: content.arrival };
        break;
      case 'level':
        texts.levels[id] = { coins: content.coins, skill_points: content.skillPoints };
        break;
      case 'badge':
        texts.badges[id] = content.names;
    }
  }
  return texts;
}

/** Returns all subjects that clerks can edit, with their current content. */
export async function readOffice(deps: Deps): Promise<EditedSubject[]> {
  const shelf = await freshEditions(deps);
  const originals = await originalContents();
  const { edited } = shelf.newest();
  const newest = new Map(shelf.editions.map((edition) => [edition.subject, edition]));
  return [...originals].map(([subject, original]): EditedSubject => {
    const last = newest.get(subject);
    return {
      subject,
      version: last?.version ?? 1,
      content: edited.get(subject) ?? original,
      original: edited.has(subject) ? original : null,
      since: last?.created_at.toISOString() ?? null,
    };
  });
}

/**
 * Returns all editions of one subject, newest first. The last edition is the default content (version 1).
 * @throws DomainError request.not_found if there is no such subject
 */
export async function readHistory(deps: Deps, subject: string): Promise<EditionLine[]> {
  const original = (await originalContents()).get(subject);
  if (!original) throw new DomainError('request.not_found');
  const shelf = await freshEditions(deps);
  const rows = shelf.editions.filter((edition) => edition.subject === subject);
  const names = await clerkNames(
    deps.db,
    rows.map(({ created_by }) => created_by),
  );
  return [
    { version: 1, content: original, is_original: true, by: null, at: null, reason: null },
    ...rows.map((row) => ({
      version: row.version,
      content: row.content ?? original,
      is_original: row.content === null,
      by: names.get(row.created_by) ?? '',
      at: row.created_at.toISOString(),
      reason: row.reason,
    })),
  ].reverse();
}

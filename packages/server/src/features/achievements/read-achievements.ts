import type { Achievement, Achievements, Badge } from '@wl/contract/achievements';
import { recordKinds } from '@wl/world/achievements/texts';
import type { Book } from '@wl/world/editions/book';
import type { Deps } from '../../platform/deps.ts';
import { editionsUpTo } from '../editions/index.ts';
import { titles } from '../titles/index.ts';
import { findAchieved, type Achieved } from './repository.ts';
import { figuresOf, type BestRound } from './rules.ts';

/** Returns all records and badges of a member, with the badges in definition order. */
export async function readAchievements(deps: Deps, memberId: string): Promise<Achievements> {
  const { achieved, book } = await achievedBy(deps, memberId);
  return {
    records: recordKinds.flatMap((kind) => {
      const best = achieved.records.get(kind);
      return best ? wireRecord(best) : [];
    }),
    badges: book.badges.flatMap(({ id }) => wireBadge(id, achieved, book) ?? []),
  };
}

/** Loads one member's achievements, and the badges as defined in the newest edition. */
export async function achievedBy(
  deps: Deps,
  memberId: string,
): Promise<{ achieved: Achieved; book: Book }> {
  const found = await findAchieved(deps.db, [memberId]);
  const achieved = found.achieved.get(memberId);
  if (!achieved) throw new Error('every member asked for is answered');
  const { book } = (await editionsUpTo(deps, deps.db, found.newest)).newest();
  return { achieved, book };
}

/**
 * Returns a list that contains the record in the contract's format, or an empty list if its game has no category.
 */
function wireRecord({ id, game: slug, ...best }: BestRound): Achievement[] {
  const title = titles.find(slug);
  if (!title?.category) return [];
  return [
    {
      kind: best.kind,
      value: best.value,
      game: { slug, name: title.name, category: title.category },
      round_id: id,
      stake: best.stakeCents,
      payout: best.payoutCents,
      at: best.at.toISOString(),
    },
  ];
}

/** Returns a badge with this member's progress, or undefined if the badge has no definition. */
export function wireBadge(
  id: string,
  { logbook, badges: earned }: Achieved,
  book: Book,
): Badge | undefined {
  const badge = book.badgeById(id);
  if (!badge) return undefined;
  const { family, grade, target } = badge;
  const isEarned = earned.has(id);
  return {
    id,
    figure: family.figure,
    grade,
    target,
    // The target of a badge may have been raised after the member earned it. An earned badge always shows full
    // progress.
    progress: isEarned ? target : Math.min(target, figuresOf(logbook)[family.figure]),
    earned_at: earned.get(id)?.toISOString() ?? null,
  };
}

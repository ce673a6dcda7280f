/** Structure of the how-to guide, on which the guide's page and missions are based (decision 33). */
import type { Block, Section } from './text.ts';

type Steps = Extract<Block, { list: unknown }>;

/** Number of chapters in the guide: join, deposit, play. Each chapter is the subject of a mission. */
const GUIDE_CHAPTERS = 3;

/** Returns the steps (first numbered list) of a guide chapter; undefined for a section without title or steps. */
export function stepsOf({ title, blocks }: Section): Steps | undefined {
  if (title === undefined) return undefined;
  return blocks.find((block): block is Steps => 'list' in block && block.ordered);
}

/** Returns true if the sections contain all chapters of the guide. */
export const isGuide = (sections: readonly Section[]): boolean =>
  sections.filter((section) => stepsOf(section) !== undefined).length === GUIDE_CHAPTERS;

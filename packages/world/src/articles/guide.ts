/** Structure of the how-to guide, which the page draws and missions follow (decision 33). */
import type { Block, Section } from './text.ts';

type Steps = Extract<Block, { list: unknown }>;

/** Number of the guide's chapters: join, deposit, play. Each is the subject of a mission. */
export const GUIDE_CHAPTERS = 3;

/** Returns the steps of a section: its first numbered list. A section with a title and steps is a chapter of the guide. */
export function stepsOf({ title, blocks }: Section): Steps | undefined {
  if (title === undefined) return undefined;
  return blocks.find((block): block is Steps => 'list' in block && block.ordered);
}

/** Returns true if the sections have the chapters of the guide. */
export const isGuide = (sections: readonly Section[]): boolean =>
  sections.filter((section) => stepsOf(section) !== undefined).length === GUIDE_CHAPTERS;

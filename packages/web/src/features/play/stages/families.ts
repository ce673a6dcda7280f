/**
 * Finds the stages of the game families (packages/games/src/engines). Each family has a folder beside this file with
 * the stage (`<name>-stage.tsx`), its minimum size (`size.ts`) and the paytable (`pays.tsx`, see `pay-tables.ts`). The
 * folder may also have a file that loads the games' rules (`rules.ts`, see `own-rules.ts`).
 */
import { lazy, type ComponentType } from 'react';
import type { GameBook } from '../book.ts';
import type { StageProps, StageSize } from '../stage.ts';

type Stage = ComponentType<StageProps & Pick<GameBook, 'rules' | 'skin'>>;

const stages = import.meta.glob<{ default: Stage }>('./*/*-stage.tsx');
const sizes = import.meta.glob<StageSize>('./*/size.ts', { eager: true, import: 'size' });

const familyOf = (file: string): string => file.split('/')[1] ?? '';

/** Stages by family. Each stage is a separate chunk. */
const stageOfFamily = new Map(
  Object.entries(stages).map(([file, load]) => [familyOf(file), lazy(load)]),
);
const sizeOfFamily = new Map(Object.entries(sizes).map(([file, size]) => [familyOf(file), size]));

/** Size of the empty stage that is shown until the game's family is known. */
const USUAL: StageSize = { width: 800, height: 540 };

/** Returns the stage of a game family; undefined if the family has none. */
export const stageOf = (family: string) => stageOfFamily.get(family);

/**
 * Returns the minimum size of a family's stage.
 * @param family undefined until the game's rules are loaded
 */
export const sizeOf = (family: string | undefined): StageSize =>
  sizeOfFamily.get(family ?? '') ?? USUAL;

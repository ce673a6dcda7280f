import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Areas of the casino that the faults cover. The area is the first word of a fault's name. */
export const areas = [
  'money',
  'limits',
  'bonuses',
  'journey',
  'passport',
  'office',
  'realtime',
] as const;
export type Area = (typeof areas)[number];

/** Deliberate fault that a test must detect, stored as a patch that changes a single line. */
export interface PlantedFault {
  /** File name of the patch without `.patch`. */
  name: string;
  area: Area;
  /** Consequence for a member, a clerk or the operator, in one sentence. */
  consequence: string;
  /** Test files to run first, as paths from the root of the repository. Files that no longer exist are skipped. */
  hints: string[];
  /** Path of the source file that the patch changes, relative to the root of the repository. */
  file: string;
  removed: string[];
  added: string[];
}

/**
 * Parses one patch: the header lines `Fault:` and `Tests:`, then a unified diff of one file.
 * @throws Error if `name` does not begin with an area, `Fault:` is missing, or the diff does not change exactly one
 *   file
 */
export function parsePatch(name: string, text: string): PlantedFault {
  const [head = '', ...diffs] = text.split(/^diff --git /m);
  const header = (key: string) => new RegExp(`^${key}: (.+)$`, 'm').exec(head)?.[1]?.trim();
  const area = areas.find((one) => name.startsWith(`${one}-`));
  const consequence = header('Fault');
  const file = /^\+\+\+ b\/(.+)$/m.exec(diffs[0] ?? '')?.[1];
  if (!area) throw new Error(`${name}: the name has to begin with one of ${areas.join(', ')}`);
  if (!consequence) throw new Error(`${name}: "Fault:" is missing`);
  if (!file || diffs.length !== 1) throw new Error(`${name}: a diff of one file is expected`);
  const lines = (diffs[0] ?? '').split(/^@@ .*$/m).slice(1);
  const changed = lines.flatMap((hunk) => hunk.split('\n'));
  const having = (sign: string) =>
    changed.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
  return {
    name,
    area,
    consequence,
    hints: header('Tests')?.split(/[\s,]+/) ?? [],
    file,
    removed: having('-'),
    added: having('+'),
  };
}

export function readFaults(folder: string): PlantedFault[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) =>
      parsePatch(name.slice(0, -'.patch'.length), readFileSync(path.join(folder, name), 'utf8')),
    );
}

/**
 * Selects faults by name or area. Returns all faults if `asked` is empty.
 * @throws Error if an entry of `asked` is neither a fault's name nor an area
 */
export function chooseFaults(
  faults: readonly PlantedFault[],
  asked: readonly string[],
): PlantedFault[] {
  const fits = (word: string) => (fault: PlantedFault) =>
    fault.area === word || fault.name === word;
  const unknown = asked.find((word) => !faults.some(fits(word)));
  if (unknown !== undefined) throw new Error(`There is no planted fault or area "${unknown}".`);
  return faults.filter((fault) => asked.length === 0 || asked.some((word) => fits(word)(fault)));
}

import type { PlantedFault } from './catalogue.ts';
import { groupFaults } from './group.ts';
import { findStatically, runStage } from './run.ts';
import type { Runner, Stage } from './select.ts';
import type { Tree } from './tree.ts';

export interface Verdict {
  fault: PlantedFault;
  /** Result for the fault. `broken`: the patch does not compile or fails the linter, or its tests could not run. */
  state: 'caught' | 'missed' | 'broken';
  /** Reason for `state`. Caught: test and first line of its error. Missed: possible consequence. Broken: cause. */
  by: string;
  seconds: number;
}

export interface Judging {
  tree: Tree;
  port: number;
  /**
   * True to skip the check that all tests pass without a planted fault, for example after a complete run of `npm test`.
   */
  isTrusted: boolean;
  /**
   * True to plant more than one fault before browser tests run, so that one build serves all of them. Faults that share
   * a test file or a patched file are never planted together.
   */
  isTogether: boolean;
  log: (line: string) => void;
}

/** Tests that fail even without a planted fault, each with its failure. Such tests cannot detect a fault. */
type Unsound = Map<string, string>;

/** Fault with its test files for one stage, excluding files that fail without the fault. */
interface Candidate {
  fault: PlantedFault;
  files: string[];
}

const keyOf = (runner: Runner, file: string) => `${runner} ${file}`;
const secondsSince = (startedMs: number) => (performance.now() - startedMs) / 1000;

/** Returns a function that checks whether a line of the test report names the given test file. */
const isOf = (file: string) => (line: string) =>
  line.includes(file.startsWith('e2e/') ? ` ${file.slice('e2e/'.length)} ` : file);

/**
 * Runs the tests of a stage on the unchanged code, unless they have already run on it, and records which tests pass. If
 * `isTrusted` is true, runs nothing and assumes that all tests pass.
 */
async function provePassing(
  { tree, port, isTrusted, log }: Judging,
  { runner, files }: Stage,
  known: Map<string, boolean>,
  unsound: Unsound,
): Promise<void> {
  const fresh = files.filter((file) => !known.has(keyOf(runner, file)));
  if (isTrusted) for (const file of fresh) known.set(keyOf(runner, file), true);
  if (isTrusted || fresh.length === 0) return;
  const startedMs = performance.now();
  const { failures, trouble } = await runStage(
    tree.root,
    { runner, files: fresh },
    { stopsEarly: false, port },
  );
  if (trouble !== undefined) throw new Error(`Tests do not run without a fault:\n${trouble}`);
  for (const file of fresh) {
    const failure = failures.find(isOf(file));
    known.set(keyOf(runner, file), failure === undefined);
    if (failure !== undefined) unsound.set(keyOf(runner, file), failure);
  }
  log(
    `without a fault: ${fresh.length} files (${runner}) in ${secondsSince(startedMs).toFixed(0)} s`,
  );
}

/**
 * Plants a group of faults and runs one stage of their tests.
 * @returns the state of each fault that a test detected or that could not be judged
 */
async function tryStage(
  { tree, port }: Judging,
  runner: Runner,
  group: readonly Candidate[],
): Promise<Map<string, Pick<Verdict, 'state' | 'by'>>> {
  const files = group.flatMap((candidate) => candidate.files);
  const takeBack = group.map(({ fault }) => tree.plant(fault));
  const judge = (wanted: string[]) =>
    runStage(tree.root, { runner, files: wanted }, { stopsEarly: group.length === 1, port });
  try {
    let { failures, trouble } = await judge(files);
    // Repeat failed Vitest tests, because tests can fail by chance on a busy machine. Do not repeat browser tests,
    // because that would take too long.
    const failed = files.filter((file) => failures.some(isOf(file)));
    if (runner === 'vitest' && failed.length > 0) ({ failures, trouble } = await judge(failed));
    if (trouble !== undefined) {
      const broken = { state: 'broken' as const, by: trouble };
      return new Map(group.map(({ fault }) => [fault.name, broken]));
    }
    return new Map(
      group.flatMap(({ fault, files: own }) => {
        const by = failures.find((line) => own.some((file) => isOf(file)(line)));
        return by === undefined ? [] : [[fault.name, { state: 'caught' as const, by }] as const];
      }),
    );
  } finally {
    for (const restore of takeBack) restore();
  }
}

/**
 * Type-checks and lints the code with all faults applied. If the check fails, checks each fault separately, to find the
 * faults that cause the failure.
 */
async function checkStatically(
  { tree }: Judging,
  faults: readonly PlantedFault[],
): Promise<Map<string, string>> {
  const check = async (some: readonly PlantedFault[]) => {
    const takeBack = some.map((fault) => tree.plant(fault));
    const found = await findStatically(tree.root, some);
    for (const restore of takeBack.reverse()) restore();
    return found;
  };
  const broken = new Map<string, string>();
  if ((await check(faults)) === undefined) return broken;
  for (const fault of faults) {
    const found = await check([fault]);
    if (found !== undefined) broken.set(fault.name, found);
  }
  return broken;
}

/**
 * Plants the faults and runs their tests in stages. Each stage runs for all undetected faults before the next stage
 * begins. Therefore, the tests of a stage run only once on the unchanged code, to check which of them pass.
 * @param stages stages of each fault, by its name; stages at the same position must use the same runner
 */
export async function judgeFaults(
  judging: Judging,
  faults: readonly PlantedFault[],
  stages: ReadonlyMap<string, readonly Stage[]>,
): Promise<{ verdicts: Verdict[]; unsound: Unsound }> {
  const known = new Map<string, boolean>();
  const unsound: Unsound = new Map();
  const spent = new Map<string, number>();
  const verdicts = new Map<string, Verdict>();
  const settle = (fault: PlantedFault, { state, by }: Pick<Verdict, 'state' | 'by'>) => {
    const seconds = spent.get(fault.name) ?? 0;
    verdicts.set(fault.name, { fault, state, by, seconds });
    judging.log(`${state} ${fault.name} (${seconds.toFixed(0)} s): ${by}`);
  };
  const broken = await checkStatically(judging, faults);
  for (const fault of faults) {
    const by = broken.get(fault.name);
    if (by !== undefined) settle(fault, { state: 'broken', by });
  }
  const count = Math.max(0, ...[...stages.values()].map((all) => all.length));
  for (let at = 0; at < count; at += 1) {
    const open = faults.filter(({ name }) => !verdicts.has(name));
    const all = open.flatMap((fault) => stages.get(fault.name)?.[at] ?? []);
    const runner = all[0]?.runner ?? 'vitest';
    const files = [...new Set(all.flatMap((stage) => stage.files))];
    await provePassing(judging, { runner, files }, known, unsound);
    const candidates = open
      .map((fault) => ({ fault, files: stages.get(fault.name)?.[at]?.files ?? [] }))
      .map(({ fault, files: own }) => ({
        fault,
        files: own.filter((file) => known.get(keyOf(runner, file))),
      }));
    for (const group of groupFaults(candidates, judging.isTogether && runner !== 'vitest')) {
      const startedMs = performance.now();
      const found = await tryStage(judging, runner, group);
      const seconds = secondsSince(startedMs) / group.length;
      for (const { fault } of group) {
        spent.set(fault.name, (spent.get(fault.name) ?? 0) + seconds);
        const verdict = found.get(fault.name);
        if (verdict) settle(fault, verdict);
      }
    }
  }
  for (const fault of faults)
    if (!verdicts.has(fault.name)) settle(fault, { state: 'missed', by: fault.consequence });
  return { verdicts: faults.flatMap(({ name }) => verdicts.get(name) ?? []), unsound };
}

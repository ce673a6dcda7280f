/**
 * Checks that each feature folder of `web` and `office` uses only API calls of its own feature (decision 86). A screen
 * that uses API calls of another feature belongs in that feature's folder, unless it combines multiple features.
 */
import type { Finding } from './rules.ts';
import { isTest, type SourceFile } from './source.ts';

/** Features whose calls a folder may make in addition to its own, each with the reason. */
export const otherCalls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'web/bag': { lobby: 'Shows the names of games in the terms of items.' },
  'web/details': { members: 'Lists the countries that a member can choose for an address.' },
  'web/exclusions': {
    members: 'Reads the member’s state again after an exclusion begins or ends.',
  },
  'web/fairness': { play: 'Verifies rounds, which `play` returns with their proofs.' },
  'web/info': { articles: 'Shows the texts of pages that clerks have edited.' },
  'web/limits': { play: 'A reality check shows the figures of the session.' },
  'web/lobby': { play: 'The panel about safe travel shows the figures of the session.' },
  'web/own-play': { wallet: 'Shows lifetime totals of payments, which `wallet` returns.' },
  'web/play': {
    limits: 'Shows the time until the next reality check above a game.',
    lobby: 'Searches the games that a member can open beside the current one.',
  },
  'web/support': { notifications: 'An open ticket marks its notifications as read.' },
  'web/welcome': { lobby: 'The home page of members shows the games that they played last.' },
  'office/journey-replay': {
    members: 'Shows the member’s name above the replay.',
    play: 'A clerk voids a round at the step of the replay that shows it.',
  },
  'office/market': { lobby: 'Shows the names of games in the terms of items.' },
};

/** Returns the names of the calls that each contract file defines, keyed by the file's path without extension. */
function callsOfContract(files: readonly SourceFile[]): Map<string, Set<string>> {
  return new Map(
    files.flatMap(({ path: file, text }): [string, Set<string>][] => {
      const name = /^packages\/contract\/src\/(.+)\.ts$/.exec(file)?.[1];
      if (name === undefined || isTest(file)) return [];
      const calls = Array.from(text.matchAll(/^export const (\w+) = defineCall\(/gm));
      return [[name, new Set(calls.map(([, call = '']) => call))]];
    }),
  );
}

/** Returns the feature that a contract file belongs to. The file's name can have a suffix, as in `journey-skills`. */
function featureOfContract(contract: string, features: ReadonlySet<string>): string | undefined {
  let name = contract.replace(/^office\//, '');
  while (!features.has(name) && name.includes('-')) name = name.slice(0, name.lastIndexOf('-'));
  return features.has(name) ? name : undefined;
}

interface OtherCall {
  file: string;
  /** Application and folder, such as `web/bag`. */
  folder: string;
  feature: string;
  call: string;
}

/** Returns every import of an API call that belongs to a feature other than the importing file's. */
export function callsOfOthers(files: readonly SourceFile[]): OtherCall[] {
  const calls = callsOfContract(files);
  const features = new Set(
    files.flatMap(
      ({ path }) => /^packages\/server\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? [],
    ),
  );
  return files.flatMap(({ path: file, text }) => {
    const [, application, folder] =
      /^packages\/(web|office)\/src\/features\/([^/]+)\/.*\.tsx?$/.exec(file) ?? [];
    if (application === undefined || folder === undefined || isTest(file)) return [];
    const imports = text.matchAll(/^import \{([^}]*)\} from '@wl\/contract\/([^']+)';/gm);
    return Array.from(imports).flatMap(([, names = '', contract = '']) => {
      const feature = featureOfContract(contract, features);
      if (feature === undefined || feature === folder) return [];
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => calls.get(contract)?.has(name))
        .map((call) => ({ file, folder: `${application}/${folder}`, feature, call }));
    });
  });
}

/** Reports each API call that a file imports from another feature, unless `otherCalls` lists that feature. */
export function ownCalls(files: readonly SourceFile[]): Finding[] {
  return callsOfOthers(files)
    .filter(({ folder, feature }) => !Object.hasOwn(otherCalls[folder] ?? {}, feature))
    .map(({ file, feature, call }) => ({
      rule: 'own calls',
      path: file,
      what: `makes the call ${call} of ${feature}`,
    }));
}

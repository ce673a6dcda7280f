/**
 * Checks that a domain term has one name in the whole repository: the name of its feature on the server. The folders of
 * `web` and `office`, the files of the contract, and the SQL folders and files must use this name (decision 86).
 */
import type { Finding } from './rules.ts';
import type { SourceFile } from './source.ts';

/** Kind of file or folder whose name must be the name of a feature. */
interface Place {
  /** Pattern that matches the paths of the files or folders to check. Its first group captures the name. */
  path: RegExp;
  /** True if a name may combine a feature name with the name of one of the feature's parts, as in `wallet-cashier`. */
  hasParts?: boolean;
  /** Allowed names that are not feature names, each with the reason why the name is allowed. */
  others: Readonly<Record<string, string>>;
}

const sqlOfThePlatform = {
  platform: 'The platform stores events, jobs and messages for all features.',
};

export const places: readonly Place[] = [
  {
    path: /^packages\/web\/src\/features\/([^/]+)\//,
    others: {
      errors: 'Pages of the application itself. The server answers with codes of all features.',
      info: 'Pages of text. The texts that clerks edit are those of `articles`.',
      welcome: 'The home page shows parts of other features.',
    },
  },
  { path: /^packages\/office\/src\/features\/([^/]+)\//, others: {} },
  {
    path: /^packages\/contract\/src\/([^/.]+)\.ts$/,
    hasParts: true,
    others: {
      'blocked-address': 'A list of calls of several features.',
      call: 'Defines the parts of a call.',
      client: 'Makes the calls of all features.',
      errors: 'The error codes of all features, with their texts.',
      event: 'Defines the parts of an event.',
      'field-texts': 'Texts for fields of all forms.',
      'money-params': 'Parameters of the texts in `errors.ts`.',
      news: 'Defines the parts of a realtime message.',
      'plain-name': 'A check for names in the forms of several features.',
      realtime: 'Calls of the platform, which open the realtime connection of every feature.',
      'realtime-client': 'Settings of the realtime connection in browsers.',
      'send-form': 'Sends forms with files for all features.',
      shapes: 'Schemas that all features use.',
      tags: 'Describes all contract files in the API document.',
    },
  },
  { path: /^packages\/contract\/src\/office\/([^/.]+)\.ts$/, hasParts: true, others: {} },
  { path: /^packages\/contract\/src\/(?:events|news)\/([^/.]+)\.ts$/, others: {} },
  { path: /^packages\/server\/functions\/([^/]+)\//, others: sqlOfThePlatform },
  { path: /^packages\/server\/schema\/([^/.]+)\.sql$/, others: sqlOfThePlatform },
];

/** Event-name prefixes that differ from the name of the event's contract file, each with the reason. */
export const storedNames: Readonly<Record<string, string>> = {
  enquiries:
    'Stored events of `support`: the event log is append-only, and subscribers read old events.',
};

/** Features that have routes but no contract file of their own, each with the reason. */
export const withoutContract: Readonly<Record<string, string>> = {
  'member-file': 'Serves a call of `office/members.ts` with data of several features.',
};

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Returns the names of the server's features. */
function serverFeatures(files: readonly SourceFile[]): Set<string> {
  return new Set(
    files.flatMap(
      ({ path }) => /^packages\/server\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? [],
    ),
  );
}

function isFeatureOrPart(name: string, features: ReadonlySet<string>): boolean {
  return [...features].some((feature) => name === feature || name.startsWith(`${feature}-`));
}

/** Reports folders and files that must be named after a server feature but are not. Reports each name once. */
function otherNames(files: readonly SourceFile[]): Finding[] {
  const features = serverFeatures(files);
  return places.flatMap(({ path: place, hasParts, others }) => {
    const found = new Map<string, string>();
    for (const { path: file } of files) {
      const name = place.exec(file)?.[1];
      if (name === undefined || found.has(name) || Object.hasOwn(others, name)) continue;
      if (features.has(name) || (hasParts && isFeatureOrPart(name, features))) continue;
      found.set(name, file);
    }
    return [...found].map(([name, file]) => ({
      rule: 'one term',
      path: file,
      what: `no server feature named ${name}`,
    }));
  });
}

/** Checks that the names of events and realtime messages begin with the name of the contract file that defines them. */
function otherDefinitions(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path: file, text }) => {
    const name = /^packages\/contract\/src\/(?:events|news)\/([^/.]+)\.ts$/.exec(file)?.[1];
    if (name === undefined) return [];
    return Array.from(text.matchAll(/\bdefine(?:Events|News)\('([^']+)'/g)).flatMap(
      ([, defined = '']) =>
        defined === name.replaceAll('-', '_') || Object.hasOwn(storedNames, defined)
          ? []
          : [{ rule: 'one term', path: file, what: `defines names of ${defined}` }],
    );
  });
}

/** Checks that the contract defines the calls of the back office in separate files, `office/<feature>.ts`. */
function staffCalls(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path: file, text }) => {
    const [, folder, name] = /^packages\/contract\/src\/(office\/)?([^/.]+)\.ts$/.exec(file) ?? [];
    if (name === undefined || isTest(file)) return [];
    const isOffice = folder !== undefined;
    return Array.from(text.matchAll(/\bpath: '(\/[^']*)'/g)).flatMap(([, path = '']) =>
      path.startsWith('/staff/') === isOffice
        ? []
        : [
            {
              rule: 'one term',
              path: file,
              what: `${path} in ${isOffice ? 'an' : 'no'} office file`,
            },
          ],
    );
  });
}

/** Checks that each feature with routes has a contract file with the feature's name. */
function missingContracts(files: readonly SourceFile[]): Finding[] {
  const paths = new Set(files.map(({ path }) => path));
  return [...serverFeatures(files)].flatMap((feature) => {
    if (Object.hasOwn(withoutContract, feature)) return [];
    const folder = `packages/server/src/features/${feature}`;
    const contract = (name: string) => paths.has(`packages/contract/src/${name}.ts`);
    const routes = [`${folder}/routes.ts`, `${folder}/staff-routes.ts`].find((at) => paths.has(at));
    if (routes === undefined || contract(feature) || contract(`office/${feature}`)) return [];
    return [{ rule: 'one term', path: routes, what: `no contract named ${feature}` }];
  });
}

/** Checks that every package uses the same name for a feature, and that back-office calls are in separate files. */
export function oneTerm(files: readonly SourceFile[]): Finding[] {
  return [otherNames, otherDefinitions, staffCalls, missingContracts].flatMap((rule) =>
    rule(files),
  );
}

/**
 * `node tools/features-doc.ts` writes the list of features into docs/architecture.md. The list is built from the
 * folders of the packages and the descriptions in the contract files.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tags } from '@wl/contract/tags';

const root = path.resolve(import.meta.dirname, '..');

export const architectureDocFile = path.join(root, 'docs/architecture.md');

const START = '<!-- features: node tools/features-doc.ts -->';
const END = '<!-- /features -->';

/** Packages with one folder per feature. */
const packages = ['server', 'web', 'office'] as const;

/** Descriptions of features that have no contract file of the same name. */
const withoutContract: Readonly<Record<string, string>> = {
  errors: 'Pages for errors, missing pages and closed gates.',
  info: 'Information pages, the how-to guide and the cookie page.',
  'member-file': 'Back office: the file of a member, with data of several features.',
  titles: 'Games, tables and sports of every product, and the switch of each of them.',
  wagers: 'Every stake: opened, raised, settled or voided, for any product.',
  welcome: 'The home page of visitors.',
};

const featuresOf = (name: string): string[] =>
  readdirSync(path.join(root, `packages/${name}/src/features`), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Returns a feature's description: the text on its member calls, followed by the text on its back-office calls. */
function describe(feature: string): string {
  const members = tags[feature]?.members;
  const office = tags[`office/${feature}`]?.office;
  const texts = [members ?? withoutContract[feature], office && `Back office: ${office}`];
  return texts.filter((text) => text !== undefined).join(' ');
}

/** Returns the list of features as Markdown, one line per feature, in alphabetical order. */
function featureList(): string {
  const folders = packages.map((name) => ({ name, features: new Set(featuresOf(name)) }));
  const names = [...new Set(folders.flatMap(({ features }) => [...features]))].toSorted();
  const entries = names.map((feature) => {
    const hasContract = [feature, `office/${feature}`].some((file) =>
      existsSync(path.join(root, `packages/contract/src/${file}.ts`)),
    );
    const places = folders.filter(({ features }) => features.has(feature)).map(({ name }) => name);
    return `- **${feature}** (${[...(hasContract ? ['contract'] : []), ...places].join(', ')}): ${describe(feature)}`;
  });
  return entries.join('\n');
}

/**
 * Returns docs/architecture.md with the current list of features.
 * @throws Error if the start or end marker of the list is missing
 */
export function architectureDoc(): string {
  const text = readFileSync(architectureDocFile, 'utf8');
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start < 0 || end < start) throw new Error(`docs/architecture.md needs ${START} and ${END}`);
  return `${text.slice(0, start)}${START}\n\n${featureList()}\n\n${text.slice(end)}`;
}

if (import.meta.main) writeFileSync(architectureDocFile, architectureDoc());

/**
 * Reads the member-facing texts that are not in the message catalogues: e-mails, notifications, errors, city names, and
 * the rules of games and bonuses. The sources contain the five languages in one object, `{ en: …, es: …, … }`, or in
 * one file per language (`en.ts`, `es.ts`, …).
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import * as en from '../../packages/contract/src/wordings/en.ts';
import * as es from '../../packages/contract/src/wordings/es.ts';
import * as fr from '../../packages/contract/src/wordings/fr.ts';
import * as pt from '../../packages/contract/src/wordings/pt.ts';
import * as tr from '../../packages/contract/src/wordings/tr.ts';

const languages = ['en', 'es', 'fr', 'pt', 'tr'] as const;
type Language = (typeof languages)[number];

/** English text with its translations. For an information page, the text is its whole Markdown file. */
export interface MadeText {
  /** Path of the file that contains the text, relative to the root of the repository. */
  path: string;
  texts: { [L in Language]?: string };
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * Returns all texts below a syntax tree node, in source order. Replaces the placeholders of template strings with
 * `{…}`. Skips object keys and import paths.
 */
function stringsBelow(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) {
    for (const one of node) stringsBelow(one, found);
  } else if (isNode(node)) {
    if (node['type'] === 'ImportDeclaration') return found;
    if (node['type'] === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
    else if (node['type'] === 'TemplateLiteral') {
      const parts = node['quasis'] as { value: { cooked: string } }[];
      found.push(parts.map(({ value }) => value.cooked).join('{…}'));
    } else
      for (const [key, value] of Object.entries(node))
        if (!(key === 'key' && node['type'] === 'Property')) stringsBelow(value, found);
  }
  return found;
}

/**
 * Pairs the translations with the English texts by position. Skips languages with more or fewer texts than English,
 * because their positions do not match.
 */
function paired(file: string, byLanguage: Map<Language, string[]>): MadeText[] {
  const english = byLanguage.get('en') ?? [];
  return english.map((en, at) => {
    const texts: MadeText['texts'] = { en };
    for (const [language, strings] of byLanguage)
      if (strings.length === english.length) texts[language] = strings[at] ?? '';
    return { path: file, texts };
  });
}

function nameOfKey(property: Node): unknown {
  const key = property['key'] as Node | undefined;
  return key?.['name'] ?? key?.['value'];
}

/** Returns the texts of every object literal that has the five languages as keys. */
function fromObjects(file: string, source: string): MadeText[] {
  const found: MadeText[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
      return;
    }
    if (!isNode(node)) return;
    if (node['type'] === 'ObjectExpression') {
      const properties = node['properties'] as Node[];
      const byLanguage = new Map<Language, string[]>();
      for (const property of properties) {
        const language = languages.find((one) => one === nameOfKey(property));
        if (language) byLanguage.set(language, stringsBelow(property['value']));
      }
      if (byLanguage.size === languages.length) {
        found.push(...paired(file, byLanguage));
        return;
      }
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(file, source).program);
  return found;
}

/** Returns the error texts, each in all languages. Each source file contains the texts of one language. */
function wordingsByCode(): MadeText[] {
  const file = 'packages/contract/src/wordings';
  const byCode: Record<Language, Record<string, string>> = {
    en: { ...en.wordings, ...en.fieldWordings },
    es: { ...es.wordings, ...es.fieldWordings },
    fr: { ...fr.wordings, ...fr.fieldWordings },
    pt: { ...pt.wordings, ...pt.fieldWordings },
    tr: { ...tr.wordings, ...tr.fieldWordings },
  };
  return Object.keys(byCode.en).map((code) => ({
    path: file,
    texts: Object.fromEntries(languages.map((one) => [one, byCode[one][code] ?? ''])),
  }));
}

/** Reads all texts whose English original is not in a message catalogue. */
export function readMadeTexts(root: string): MadeText[] {
  const files = globSync('packages/*/src/**/*.{ts,tsx,md}', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|locales)$/.test(name),
  }).map((file) => file.replaceAll('\\', '/'));
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const inFiles = files.toSorted().flatMap((file) => {
    if (file.includes('/wordings/') || /\.(test|spec)\.|\/testing/.test(file)) return [];
    const [, folder, extension] = /^(.*)\/en\.(ts|md)$/.exec(file) ?? [];
    if (folder !== undefined) {
      const byLanguage = new Map<Language, string[]>();
      for (const language of languages) {
        const sibling = `${folder}/${language}.${extension ?? ''}`;
        if (!files.includes(sibling)) continue;
        const text = read(sibling);
        byLanguage.set(
          language,
          extension === 'md' ? [text] : stringsBelow(parseSync(sibling, text).program),
        );
      }
      return paired(file, byLanguage);
    }
    if (file.endsWith('.md') || /\/(es|fr|pt|tr)\.ts$/.test(file)) return [];
    return fromObjects(file, read(file));
  });
  return [...inFiles, ...wordingsByCode()];
}

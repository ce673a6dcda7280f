import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namesOf, type Change, type Names } from './names.ts';

/** Default model. A copy of this slot under a new name is playable without changes. */
const MODEL = 'neon-shibuya';

/**
 * Returns the files of a new game: a copy of the model's configuration under the new name, placeholder texts, a plain
 * tile, and the catalogue entry.
 * @param model slug of a slot with the pay rule and the features that the new game needs
 * @throws Error if no slot has that slug
 */
export function newGame(root: string, { kebab, title, camel }: Names, model = MODEL): Change[] {
  const folder = `packages/games/src/catalogue/${kebab}`;
  const from = path.join(root, 'packages/games/src/catalogue', namesOf(model).kebab);
  if (!existsSync(path.join(from, 'config.ts'))) throw new Error(`There is no slot ${model}.`);
  const copyOf = (file: string) => renamed(readFileSync(path.join(from, file), 'utf8'));
  const renamed = (text: string) =>
    text.replaceAll(model, kebab).replaceAll(/(slotTexts\(|const name = )'[^']*'/g, `$1'${title}'`);
  const index = 'packages/games/src/catalogue/index.ts';
  return [
    { file: `${folder}/config.ts`, text: copyOf('config.ts') },
    { file: `${folder}/game.ts`, text: copyOf('game.ts') },
    { file: `${folder}/texts.ts`, text: copyOf('texts.ts') },
    { file: `${folder}/art/tile.ts`, text: tile(title) },
    {
      file: index,
      insert: `import { game as ${camel} } from './${kebab}/game.ts';`,
      after: /^import \{ game as/,
    },
    {
      file: index,
      insert: `import { texts as ${camel}Texts } from './${kebab}/texts.ts';`,
      after: /^import \{ texts as/,
    },
    {
      file: index,
      // The pattern allows for line breaks, because the formatter writes a short list on one line and a long list on
      // several lines.
      rewrite: /(export const games: readonly Game\[\] = \[[^\]]*?),?(\s*\];)/,
      to: `$1, ${camel}$2`,
    },
    {
      file: index,
      insert: `  '${kebab}': ${camel}Texts,`,
      after: /^ {2}'[a-z-]+': [a-zA-Z]+Texts,$/,
    },
  ];
}

const tile = (
  title: string,
) => `/** The tile of ${title}: 320 × 320, one hero object, no lettering in the top 15 %. */
export function tile(): string {
  return \`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">
  <rect width="320" height="320" fill="#182552"/>
  <circle cx="160" cy="150" r="80" fill="#e7b75a"/>
</svg>\`;
}

/** The wide picture of ${title}: 960 × 540. */
export function banner(): string {
  return \`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540">
  <rect width="960" height="540" fill="#182552"/>
  <circle cx="480" cy="270" r="150" fill="#e7b75a"/>
</svg>\`;
}
`;

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { insertAfter, type Change } from './apply.ts';
import { namesOf, type Names } from './names.ts';
import { fromTemplate } from './templates.ts';

const CATALOGUE = 'packages/games/src/catalogue';
/** Slug of the default model: a slot whose copy is playable under a new name without changes. */
const MODEL = 'neon-shibuya';

/**
 * Returns the files of a new game, and its catalogue entry. The configuration, skin and texts are copied from a model
 * slot under the new name. The tile is a plain placeholder, and all other drawings are imported from the model.
 * @param model slug of an existing slot with the pay rule and features that the new game needs
 * @throws Error if no slot has that slug
 */
export function newGame(root: string, names: Names, model = MODEL): Change[] {
  const { kebab, title } = names;
  const from = path.join(root, CATALOGUE, namesOf(model).kebab);
  if (!existsSync(path.join(from, 'config.ts')))
    throw new Error(`There is no slot "${model}". Use the name of a folder in ${CATALOGUE}.`);
  const copied = ['config.ts', 'game.ts', 'skin.ts', 'texts.ts'].map((file) => ({
    file: `${CATALOGUE}/${kebab}/${file}`,
    text: readFileSync(path.join(from, file), 'utf8')
      .replaceAll(model, kebab)
      .replaceAll(/(slotTexts\(|const name = )'[^']*'/g, `$1'${title}'`),
  }));
  const drawn = ['symbols.ts', 'backdrop.ts', 'drawings.ts']
    .filter((file) => existsSync(path.join(from, 'art', file)))
    .map((file) => ({
      file: `${CATALOGUE}/${kebab}/art/${file}`,
      text: `export * from '../../${model}/art/${file}';\n`,
    }));
  return [
    ...copied,
    ...drawn,
    ...fromTemplate('game', 'lucky-cab', names),
    ...catalogueEntry(names),
  ];
}

/** Returns the edits that add a game to the catalogue. */
export function catalogueEntry({ kebab, camel }: Names): Change[] {
  return [
    insertAfter(/^import \{ game as/, `import { game as ${camel} } from './${kebab}/game.ts';`),
    insertAfter(
      /^import \{ texts as/,
      `import { texts as ${camel}Texts } from './${kebab}/texts.ts';`,
    ),
    addToList(camel),
    insertAfter(/^ {2}'[a-z-]+': [a-zA-Z]+Texts,$/, `  '${kebab}': ${camel}Texts,`),
  ].map((edit) => ({ file: `${CATALOGUE}/index.ts`, edit }));
}

/**
 * Returns an edit that adds a game to the list of games. The pattern allows line breaks, because the formatter splits a
 * long list into several lines.
 */
function addToList(game: string): (text: string) => string {
  const list = /(export const games: readonly Game\[\] = \[[^\]]*?),?(\s*\];)/;
  return (text) => {
    if (!list.test(text)) throw new Error('the list of games is missing');
    return text.replace(list, `$1, ${game}$2`);
  };
}

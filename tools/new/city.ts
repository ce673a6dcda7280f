import { insertAfter, type Change } from './apply.ts';
import type { Names } from './names.ts';
import { fromTemplate } from './templates.ts';

const CITIES = 'packages/world/src/cities';

/**
 * Returns the files and edits for a new city. The files contain the city's data, texts, arrival text, postcard,
 * district positions on the postcard, and twelve missions. The edits add the city to the lists of cities.
 */
export function newCity({ kebab, camel, ...names }: Names): Change[] {
  /** Returns the edits that add one of the city's files to a list file: an import and an entry in the list's record. */
  const listed = (list: string, part: string, suffix: string): Change[] => [
    {
      file: `${CITIES}/${list}.ts`,
      edit: insertAfter(
        new RegExp(`^import \\{ [a-zA-Z]+${suffix} \\} from`),
        `import { ${camel}${suffix} } from './${kebab}/${part}.ts';`,
      ),
    },
    {
      file: `${CITIES}/${list}.ts`,
      edit: insertAfter(
        new RegExp(`^ {2}'?[a-z-]+'?: [a-zA-Z]+${suffix},$`),
        `  '${kebab}': ${camel}${suffix},`,
      ),
    },
  ];
  return [
    ...fromTemplate('city', 'new-york', { kebab, camel, ...names }),
    {
      file: `${CITIES}/index.ts`,
      edit: insertAfter(
        /^import \{ [a-zA-Z]+ \} from '\.\/.*city\.ts/,
        `import { ${camel} } from './${kebab}/city.ts';`,
      ),
    },
    { file: `${CITIES}/index.ts`, edit: insertAfter(/^ {2}[a-zA-Z]+,$/, `  ${camel},`) },
    ...listed('index', 'texts', 'Texts'),
    ...listed('arrivals', 'arrival', 'Arrival'),
    ...listed('spots', 'spots', 'Spots'),
    ...listed('missions', 'missions', 'Missions'),
    {
      file: `${CITIES}/mission-texts.ts`,
      edit: insertAfter(
        /MissionTexts\),$/,
        `  '${kebab}': () => import('./${kebab}/mission-texts.ts').then((module) => module.${camel}MissionTexts),`,
      ),
    },
  ];
}

import type { Change, Names } from './names.ts';

/**
 * Returns the files of a new city: data, texts in five languages, a postcard with sky and ground, and the entry in the
 * list of cities. The city tests also require content that must be written manually: twelve missions with names, and
 * the positions of the districts on the postcard.
 */
export function newCity(_root: string, { kebab, title, camel }: Names): Change[] {
  const folder = `packages/world/src/cities/${kebab}`;
  const index = 'packages/world/src/cities/index.ts';
  const arrivals = 'packages/world/src/cities/arrivals.ts';
  return [
    { file: `${folder}/city.ts`, text: data(kebab, title, camel) },
    { file: `${folder}/texts.ts`, text: texts(title, camel) },
    { file: `${folder}/arrival.ts`, text: arrival(title, camel) },
    { file: `${folder}/postcard.ts`, text: postcard(title) },
    {
      file: index,
      insert: `import { ${camel} } from './${kebab}/city.ts';`,
      after: /^import \{ [a-zA-Z]+ \} from '\.\/.*city\.ts/,
    },
    {
      file: index,
      insert: `import { ${camel}Texts } from './${kebab}/texts.ts';`,
      after: /^import \{ [a-zA-Z]+Texts \}/,
    },
    {
      file: arrivals,
      insert: `import { ${camel}Arrival } from './${kebab}/arrival.ts';`,
      after: /^import \{ [a-zA-Z]+Arrival \}/,
    },
    {
      file: arrivals,
      insert: `  '${kebab}': ${camel}Arrival,`,
      after: /^ {2}'?[a-z-]+'?: [a-zA-Z]+Arrival,$/,
    },
    { file: index, insert: `  ${camel},`, after: /^ {2}[a-zA-Z]+,$/ },
    {
      file: index,
      insert: `  '${kebab}': ${camel}Texts,`,
      after: /^ {2}'?[a-z-]+'?: [a-zA-Z]+Texts,$/,
    },
  ];
}

const data = (
  kebab: string,
  title: string,
  camel: string,
) => `import type { City } from '../../city.ts';

export const ${camel}: City = {
  slug: '${kebab}',
  name: '${title}',
  airport: 'XXX',
  country: 'XX',
  latitude: 0,
  longitude: 0,
  accents: { primary: '#ff6b57', secondary: '#2cc6b6' },
  homeOf: null,
  districts: [
    { slug: 'first', name: 'First' },
    { slug: 'second', name: 'Second' },
    { slug: 'third', name: 'Third' },
  ],
};
`;

const texts = (title: string, camel: string) => `import type { CityTexts } from '../../city.ts';
import type { Texts } from '../../languages.ts';

const everywhere = (text: string): Texts => ({ en: text, es: text, fr: text, pt: text, tr: text });

export const ${camel}Texts: CityTexts = {
  name: everywhere('${title}'),
  tagline: everywhere('${title}'),
};
`;

const arrival = (title: string, camel: string) => `import type { Texts } from '../../languages.ts';

const text = 'Welcome to ${title}.';

export const ${camel}Arrival: Texts = { en: text, es: text, fr: text, pt: text, tr: text };
`;

const postcard = (title: string) => `/** The postcard of ${title}: 1200 × 800. */
export function postcard(): string {
  return \`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">
  <rect width="1200" height="800" fill="#182552"/>
  <rect y="560" width="1200" height="240" fill="#101a3c"/>
</svg>\`;
}
`;

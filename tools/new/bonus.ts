import type { Change, Names } from './names.ts';

/**
 * Returns the files of a new bonus kind: its terms, its price in Coins, and its texts. Does not create the engine for
 * this kind.
 */
export function newBonus(_root: string, { kebab, title, camel }: Names): Change[] {
  const folder = `packages/world/src/bonuses/${kebab}`;
  return [
    {
      file: `${folder}/bonus.ts`,
      text: `/** ${title}. Amounts in cents, prices in Coins, times in days; the section of the decisions stands beside each number. */
export const ${camel} = {
  kind: '${kebab}',
  priceCoins: 0,
  wageringTimes: 0,
  expiresAfterDays: 30,
} as const;
`,
    },
    {
      file: `${folder}/texts.ts`,
      text: `import type { Texts } from '../../languages.ts';

export const ${camel}Texts: { name: Texts; description: Texts } = {
  name: { en: '${title}', es: '${title}', fr: '${title}', pt: '${title}', tr: '${title}' },
  description: { en: '', es: '', fr: '', pt: '', tr: '' },
};
`,
    },
  ];
}

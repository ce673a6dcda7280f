/** Error parameters that are amounts in cents. The error texts display them as amounts of money. */
export const moneyParams: ReadonlySet<string> = new Set(['minimum', 'maximum', 'left']);

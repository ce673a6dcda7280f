/** Parameters of errors that are amounts in cents: a text shows them as money. */
export const moneyParams: ReadonlySet<string> = new Set(['minimum', 'maximum', 'left']);

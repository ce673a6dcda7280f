/** Parameters of errors that are amounts in cents. Texts show them as money. */
export const moneyParams: ReadonlySet<string> = new Set(['minimum', 'maximum', 'left']);

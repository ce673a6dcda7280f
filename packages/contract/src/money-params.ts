/** Error parameters that are amounts in cents. The error texts show them as money. */
export const moneyParams: ReadonlySet<string> = new Set(['minimum', 'maximum', 'left']);

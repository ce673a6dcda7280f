/** Ids of the selected options, keyed by filter id. */
export type Selected = Readonly<Record<string, string>>;

/** Returns the selected options in the format of the URL's search parameter; undefined if none are selected. */
export const filtersOf = (selected: Selected): string | undefined =>
  Object.entries(selected)
    .filter(([, option]) => option !== '')
    .map(([id, option]) => `${id}:${option}`)
    .join(',') || undefined;

/** Selected options by the ids of their filters. */
export type Selected = Readonly<Record<string, string>>;

/** Returns the selected options as the address contains them; undefined if there are none. */
export const filtersOf = (selected: Selected): string | undefined =>
  Object.entries(selected)
    .filter(([, option]) => option !== '')
    .map(([id, option]) => `${id}:${option}`)
    .join(',') || undefined;

import { useLingui } from '@lingui/react/macro';
import type { TableMessage } from '@wl/contract/tables-chat';
import { useCities } from '../../lobby/index.ts';

/** Returns a function that names the author of a message: the nickname, or "a traveller" with the author's city. */
export function useAuthorName(): (message: Pick<TableMessage, 'name' | 'city'>) => string {
  const { t } = useLingui();
  const cities = useCities();
  return ({ name, city: slug }) => {
    const city = cities.name(slug);
    return name ?? t`A traveller from ${city}`;
  };
}

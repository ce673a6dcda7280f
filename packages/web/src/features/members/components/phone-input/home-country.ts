import { countries } from '@wl/contract/members';
import { useMemo } from 'react';
import { queryClient, queryOf, useCall } from '../../../../app/api.ts';
import { currentLanguage } from '../../../../app/language.ts';
import type { CountryCode } from './countries.ts';

/** Countries whose languages we speak come first. */
export const preferredCountries: readonly CountryCode[] = [
  ...(['GB', 'ES', 'FR', 'PT', 'BR', 'TR', 'JP', 'AU'] as const),
];

/** Where the visitor seems to be, by the address the server sees. */
export async function lookUpCountry(): Promise<string | null> {
  const answer = await queryClient.fetchQuery(
    queryOf(countries, { query: { language: currentLanguage() } }),
  );
  return answer.data.current;
}

/** Countries whose numbers the house does not take; none until the server has told. */
export function useUnserved(): readonly CountryCode[] {
  const list = useCall(countries, { query: { language: currentLanguage() } }).data?.data.data;
  return useMemo(
    () => (list ?? []).filter(({ served }) => !served).map(({ id }) => id as CountryCode),
    [list],
  );
}

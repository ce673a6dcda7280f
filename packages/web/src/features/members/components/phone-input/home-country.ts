import { countries } from '@wl/contract/members';
import { useMemo } from 'react';
import { queryClient, queryOf, useCall } from '../../../../app/api.ts';
import { currentLanguage } from '../../../../app/language/language.ts';
import type { CountryCode } from './countries.ts';

/** Countries at the top of the country list, mostly those whose language the casino supports. */
export const preferredCountries: readonly CountryCode[] = [
  ...(['GB', 'ES', 'FR', 'PT', 'BR', 'TR', 'JP', 'AU'] as const),
];

/** Returns the visitor's probable country, which the server derives from the IP address; null if unknown. */
export async function lookUpCountry(): Promise<string | null> {
  const answer = await queryClient.fetchQuery(
    queryOf(countries, { query: { language: currentLanguage() } }),
  );
  return answer.data.current;
}

/** Returns the countries whose phone numbers are not accepted; empty until the list of countries is loaded. */
export function useUnserved(): readonly CountryCode[] {
  const list = useCall(countries, { query: { language: currentLanguage() } }).data?.data.data;
  return useMemo(
    () => (list ?? []).filter(({ served }) => !served).map(({ id }) => id as CountryCode),
    [list],
  );
}

import { useMutation } from '@tanstack/react-query';
import { postcodeDetail } from '@wl/contract/members';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../app/api.ts';

interface Place {
  code: string;
  countryId: string;
}

/**
 * Looks up the city for a postcode once the postcode field has lost focus and the country is known. Does nothing for
 * countries without a lookup.
 * @param country country of the postcode; undefined until the country is selected and the list is loaded
 * @param fill called with the city, unless another postcode has been entered in the meantime
 */
export function useCityOf(
  country: { id: string; postcode_lookup: boolean } | undefined,
  fill: (city: string) => void,
) {
  const [left, setLeft] = useState('');
  const wanted = useRef<Place>(undefined);
  const lookUp = useMutation({
    mutationFn: (place: Place) => request(postcodeDetail, { body: place }),
    onSuccess: ({ data }, place) => {
      if (place === wanted.current) fill(data.data.city);
    },
  });
  const countryId = country?.postcode_lookup === true ? country.id : undefined;
  const { mutate } = lookUp;
  useEffect(() => {
    if (left === '' || countryId === undefined) return;
    wanted.current = { code: left, countryId };
    mutate(wanted.current);
  }, [left, countryId, mutate]);
  return {
    /** Sets the postcode to look up. Must be called when the postcode field loses focus. */
    leave: (code: string) => setLeft(code.trim()),
    isFilled: lookUp.isSuccess,
    cities: lookUp.data?.data.data.cities ?? [],
  };
}

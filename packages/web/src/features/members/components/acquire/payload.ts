import type { NewPlayer } from '@wl/contract/members';
import { affiliateToken } from '../../../../app/session/affiliate.ts';
import { currentLanguage } from '../../../../app/language/language.ts';
import type { Draft } from './draft.ts';

const two = (part: string) => part.padStart(2, '0');

/**
 * Returns the registration payload defined in specification §3. Takes the language from the interface and the affiliate
 * token from browser storage.
 */
export function payloadOf(draft: Draft): NewPlayer {
  return {
    email: draft.email.trim(),
    phone: draft.phoneNumber || draft.phone,
    password: draft.password,
    dob: `${two(draft.dobDay)}/${two(draft.dobMonth)}/${draft.dobYear}`,
    dobYear: draft.dobYear,
    dobMonth: two(draft.dobMonth),
    dobDay: two(draft.dobDay),
    first_name: draft.first_name.trim(),
    last_name: draft.last_name.trim(),
    nationality: draft.nationality,
    address1: draft.address1.trim(),
    address2: draft.address2.trim(),
    post_code: draft.post_code.trim(),
    gender: draft.gender,
    city: draft.city.trim(),
    country: draft.country,
    term_and_condition: draft.term_and_condition,
    offer_from: draft.offer_from,
    language: currentLanguage(),
    affiliate_token: affiliateToken(),
    acquire_travel_bags_id: draft.acquire_travel_bags_id,
    updated_at: null,
  };
}

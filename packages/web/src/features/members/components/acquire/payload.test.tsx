/** Tests the registration payload (specification §3). */
import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import { payloadOf } from './payload.ts';

const draft = {
  ...emptyDraft,
  first_name: ' Ada ',
  last_name: 'Moreau',
  dobDay: '4',
  dobMonth: '3',
  dobYear: '1994',
  gender: 'female' as const,
  nationality: 'FR',
  email: 'ada@travel.example ',
  phone: '020 7946 0958',
  phoneNumber: '+442079460958',
  country: 'GB',
  post_code: 'EC1A 1BB',
  city: 'London',
  address1: '1 Harbour Street',
  password: 'Lantern-Tram-77!',
  acquire_travel_bags_id: 'carry-on',
};

afterEach(() => {
  localStorage.clear();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

test('a registration payload has every field of the specification, with the date as dd/mm/yyyy', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(payloadOf(draft)).toEqual({
    email: 'ada@travel.example',
    phone: '+442079460958',
    password: 'Lantern-Tram-77!',
    dob: '04/03/1994',
    dobYear: '1994',
    dobMonth: '03',
    dobDay: '04',
    first_name: 'Ada',
    last_name: 'Moreau',
    nationality: 'FR',
    address1: '1 Harbour Street',
    address2: '',
    post_code: 'EC1A 1BB',
    gender: 'female',
    city: 'London',
    country: 'GB',
    term_and_condition: true,
    offer_from: true,
    language: 'en',
    affiliate_token: null,
    acquire_travel_bags_id: 'carry-on',
    updated_at: null,
  });
});

test('a registration payload has the active language and the stored affiliate token', () => {
  i18n.loadAndActivate({ locale: 'tr', messages: {} });
  localStorage.setItem('affiliate_token', 'harbour-blog');
  localStorage.setItem('affiliate_token_at', String(Date.now()));
  expect(payloadOf(draft)).toMatchObject({ language: 'tr', affiliate_token: 'harbour-blog' });
});

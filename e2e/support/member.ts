import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { ownAddress } from './address.ts';

const XSRF = 'e2e-xsrf-token-0123456789';

/** Calls the API with the headers that the application sends, from a new device and a new IP address. */
export function callApi(
  request: APIRequestContext,
  path: string,
  data: Record<string, unknown>,
): Promise<APIResponse> {
  return request.post(`/api${path}`, {
    data,
    headers: {
      ...ownAddress(),
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': XSRF,
      Cookie: `XSRF-TOKEN=${XSRF}`,
    },
  });
}

export interface Member {
  email: string;
  password: string;
  nickname: string;
}

/** Registers a member directly through the API. Each call registers a different person. */
export async function newMember(
  request: APIRequestContext,
  change: { affiliate_token?: string; language?: string } = {},
): Promise<Member> {
  const mark = randomUUID().slice(0, 8);
  const email = `rea.${mark}@travel.example`;
  const password = 'Lantern-Tram-77!';
  const answer = await callApi(request, '/new-player', {
    email,
    password,
    phone: '+1 202 555 0143',
    dob: '17/05/1990',
    dobDay: '17',
    dobMonth: '05',
    dobYear: '1990',
    first_name: 'Rea',
    last_name: 'Voyager',
    nationality: 'US',
    gender: 'female',
    country: 'US',
    city: 'New York',
    post_code: '10001',
    address1: `${mark} Harbour Street`,
    acquire_travel_bags_id: 'pouch',
    language: 'en',
    ...change,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = (await answer.json()) as { data: { player: { nickname: string } } };
  return { email, password, nickname: data.player.nickname };
}

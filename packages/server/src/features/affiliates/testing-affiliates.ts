import type { AffiliateFile } from '@wl/contract/office/affiliates';
import * as calls from '@wl/contract/office/affiliates';
import type { TestApp, TestClient } from '../../platform/testing.ts';

let count = 0;

/** Returns valid details for a new affiliate. Each call describes a different person. */
export function newAffiliate(change: Record<string, unknown> = {}) {
  count += 1;
  return {
    name: `Guide Books ${count}`,
    first_name: 'Gil',
    last_name: `Bookman ${'x'.repeat(count)}`,
    birth_date: '1980-03-04',
    email: `gil${count}@guide.example`,
    phone: '',
    country: 'US',
    post_code: '94110',
    address1: `${count} Page Street`,
    token: `guide-${count}`,
    share_percent: 30,
    ...change,
  };
}

export async function madeAffiliate(
  clerk: TestClient,
  change: Record<string, unknown> = {},
): Promise<AffiliateFile & { token: string }> {
  const body = newAffiliate(change);
  const reply = await clerk.call(calls.makeAffiliate, { body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return { ...(reply.body.data as AffiliateFile), token: body.token };
}

/** Waits until the subscribers have processed all events committed so far. */
export async function caughtUp(app: TestApp): Promise<void> {
  await app.deps.events.drain();
  await app.deps.events.drain();
}

export async function fileOf(clerk: TestClient, id: string): Promise<AffiliateFile> {
  const reply = await clerk.call(calls.affiliateFile, { params: { id } });
  return reply.body.data as AffiliateFile;
}

export async function referralsOf(clerk: TestClient, id: string): Promise<calls.Referral[]> {
  const reply = await clerk.call(calls.affiliateReferrals, { params: { id } });
  return reply.body.data as calls.Referral[];
}

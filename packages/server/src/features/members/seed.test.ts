import { cityMissions, type Mission } from '@wl/contract/missions';
import { expect, onTestFinished, test } from 'vitest';
import { storeEvent } from '../../platform/events/events.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp } from '../../platform/testing.ts';
import { findMemberByEmail } from './repository.ts';
import { demoMember } from './seed.ts';

test('the rounds of the demo member count towards missions', async () => {
  const app = await startTestApp({ config: { seedDemo: true } });
  onTestFinished(() => app.close());
  const member = await findMemberByEmail(app.deps.db, demoMember.emailKey);
  await app.deps.transaction((tx) =>
    storeEvent(tx, {
      memberId: member!.id,
      type: 'wagers.settled',
      data: {
        ...{ wager_id: uuidv7(), title: 'neon-shibuya', stake_cents: 1000, payout_cents: 0 },
        at: app.deps.clock.now().toISOString(),
      },
    }),
  );
  await app.deps.events.drain();
  const client = await app.signedIn('member', member!.id);
  const { body } = await client.call(cityMissions, { params: { id: 'london', page: 1 } });
  const { data } = body as { data: Mission[] };
  expect(data.some(({ progress }) => progress > 0)).toBe(true);
});

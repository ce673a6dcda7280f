import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { DocumentCase } from '@wl/contract/office/passport';
import { StatedDetails } from './stated-details.tsx';

const bill = {
  kind: 'address',
  server_now: '2026-11-27T09:00:00Z',
  details: {
    first_name: 'Noelani',
    last_name: 'Kahale',
    date_of_birth: '1984-03-03',
    nationality: 'US',
    address1: '1 Ala Moana Boulevard',
    address2: '',
    post_code: '96813',
    city: 'Honolulu',
    country: 'US',
    phone: '+1 808 555 0100',
    email: 'noelani@example.com',
    email_confirmed: true,
  },
};

test.each([
  ['2026-11-27', 'Issued today. The maximum age is 3 months.'],
  ['2026-11-26', 'Issued 1 day ago. The maximum age is 3 months.'],
  ['2026-11-25', 'Issued 2 days ago. The maximum age is 3 months.'],
])('the age of a bill from %s is shown in words', async (issued, words) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <StatedDetails one={{ ...bill, issued_on: issued } as unknown as DocumentCase} />
    </I18nProvider>,
  );
  await expect.element(screen.getByText(words)).toBeVisible();
});

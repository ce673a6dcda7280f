/** Tests the passport page with data from the member's registration. */
import type { Passport } from '@wl/contract/passport';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, renderPage } from '../../../app/testing-page.ts';
import MyPassport from './my-passport.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const passport: Passport = {
  details: {
    first_name: 'Ada',
    last_name: 'Moreau',
    date_of_birth: '1994-03-04',
    nationality: 'FR',
    phone: '+442079460958',
    email: 'ada@travel.example',
    email_confirmed: true,
    email_wanted: null,
    nickname: 'ada',
    address1: '1 Harbour Street',
    address2: '',
    post_code: 'EC1A 1BB',
    city: 'London',
    country: 'GB',
  },
  passport: 'active',
  issued_at: '2026-11-01T12:00:00.000Z',
  kinds: [],
};

test.each(['Ada Moreau', 'My details'])(
  'the passport shows the date of birth under “%s”',
  async (name) => {
    answerCalls({ 'GET /passport': () => ({ data: passport }) });
    const screen = await renderPage(<MyPassport />);
    const part = screen.getByRole('region', { name });
    const label = part.getByRole('term').filter({ hasText: 'Date of birth' });
    await expect.element(label).toBeVisible();
    expect(label.element().nextElementSibling?.textContent).toBe('Mar 4, 1994');
  },
);

/** Tests the registration wizard: an e-mail address that is already taken, and the terms page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSession } from '../../../app/session/storage.ts';
import { answerCalls, renderPage, type Sent } from '../../../app/testing-page.ts';
import { type Draft, emptyDraft, type StepName } from '../components/acquire/draft.ts';
import AcquirePassport from './acquire-passport.tsx';

const draft: Draft = {
  ...emptyDraft,
  first_name: 'Ada',
  last_name: 'Moreau',
  gender: 'female',
  dobDay: '4',
  dobMonth: '3',
  dobYear: '1994',
  nationality: 'FR',
  phone: '020 7946 0958',
  phoneNumber: '+442079460958',
  phoneCountry: 'GB',
  phoneValid: true,
  email: 'ada@travel.example',
  country: 'GB',
  post_code: 'EC1A 1BB',
  city: 'London',
  address1: '1 Harbour Street',
};
const ASK = 'POST /is-this-player-email-exist';

/** E-mail addresses that already belong to members. */
let taken: string[];
let calls: Sent[];

beforeEach(() => {
  taken = [];
  calls = answerCalls({
    'GET /countries': () => ({ data: { data: [], current: 'GB' } }),
    'GET /travel-bag/acquire-travel-bag/all': () => ({
      data: [{ id: 'pouch', name: 'Pouch', places: 2, price_coins: 0 }],
    }),
    [ASK]: ({ body }) => ({ data: taken.includes((body as { email: string }).email) ? 1 : 0 }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Opens the wizard at the given step, as after a reload, with all earlier steps filled in. */
async function openWizard(step: StepName) {
  writeSession('passport-draft', { step, draft });
  const screen = await renderPage(<AcquirePassport />);
  return {
    screen,
    heading: (name: string) => screen.getByRole('heading', { name, level: 2 }),
    proceed: () => screen.getByRole('button', { name: 'Continue' }).click(),
  };
}

test('the wizard rejects an e-mail address that is taken and continues with a free one', async () => {
  taken = ['ada@travel.example'];
  const { screen, heading, proceed } = await openWizard('contact');
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await proceed();
  await expect.element(email).toHaveAccessibleDescription('Email Already Exists');
  await expect.element(heading('How can we reach you?')).toBeVisible();
  await email.fill('ada.moreau@travel.example');
  await expect.element(email).toBeValid();
  await proceed();
  await expect.element(heading('Where do you live?')).toBeVisible();
  expect(calls.filter(({ call }) => call === ASK).map(({ body }) => body)).toEqual([
    { email: 'ada@travel.example' },
    { email: 'ada.moreau@travel.example' },
  ]);
});

test('the terms page shows the date of birth as dd/mm/yyyy before the member signs', async () => {
  const { screen, heading, proceed } = await openWizard('login');
  await screen.getByLabelText('Password', { exact: true }).fill('Lantern-Tram-77!');
  await screen.getByLabelText('Repeat the password').fill('Lantern-Tram-77!');
  await proceed();
  await expect.element(screen.getByRole('radio', { name: /Pouch/ })).toBeChecked();
  await proceed();
  await expect.element(heading('Read and sign')).toBeVisible();
  const label = screen.getByRole('term').filter({ hasText: 'Date of birth' });
  expect(label.element().nextElementSibling?.textContent).toBe('04/03/1994');
  await expect.element(screen.getByRole('button', { name: 'Acquire passport' })).toBeVisible();
});

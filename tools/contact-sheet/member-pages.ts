/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { Passport } from '@wl/contract/passport';
import { demo } from './viewers.ts';
import type { PageToShow } from './pages.ts';

const openSignIn = async (page: Page) => {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'yes');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /sign in|iniciar sesión|entrar|connecter|giriş/i })
    .click();
  await page.locator('input[name="password"]').waitFor();
};

const trySignIn = (status: number, code: string) => async (page: Page) => {
  await page.route('**/api/auth/sign-in', (route) =>
    route.fulfill({ status, json: { code, message: code } }),
  );
  await openSignIn(page);
  await page.locator('input[name="email"]').fill(demo.member.email);
  await page.locator('input[name="password"]').fill(demo.member.password);
  await page.locator('dialog form').getByRole('button').last().click();
  await page.waitForResponse('**/api/auth/sign-in').catch(() => {});
};

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Returns a function that reloads the passport page with the real response, modified by `change`. */
const papers = (change: (passport: Passport) => void) => async (page: Page) => {
  await page.route('**/api/passport', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Passport };
    change(body.data);
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await page.locator('#documents ol').first().waitFor();
  await page.waitForLoadState('networkidle');
};

type Kind = Passport['kinds'][number];
type Paper = Kind['documents'][number];

function put(kind: Kind | undefined, change: Pick<Paper, 'type' | 'state'> & Partial<Paper>): void {
  if (!kind) return;
  kind.state = change.state;
  kind.can_upload = change.state === 'Rejected';
  kind.documents = [
    {
      id: `0198c5d0-0000-7000-8000-00000000000${String(kind.kind.length % 10)}`,
      kind: kind.kind,
      issued_on: null,
      files: [{ id: '0198c5d0-0000-7000-8000-0000000000aa', bytes: 2_345_678 }],
      uploaded_at: at(-2),
      decided_at: change.state === 'Pending' ? null : at(-1),
      reason: null,
      note: null,
      ...change,
    },
  ];
}

/**
 * Sign-in and passport pages, including states that cannot be reached by URL, such as a failed sign-in. API responses
 * are mocked for these states, so that the demo member's data does not change.
 */
export const memberPages: readonly PageToShow[] = [
  { name: 'sign-in', path: '/', viewer: 'visitor', prepare: openSignIn },
  {
    name: 'sign-in-wrong',
    path: '/',
    viewer: 'visitor',
    prepare: trySignIn(422, 'auth.wrong_credentials'),
  },
  {
    name: 'sign-in-second-factor',
    path: '/',
    viewer: 'visitor',
    prepare: async (page) => {
      await trySignIn(401, 'auth.totp_required')(page);
      await page.locator('input[autocomplete="one-time-code"]').waitFor();
    },
  },
  {
    name: 'acquire-passport-errors',
    path: '/acquire-passport',
    viewer: 'visitor',
    prepare: async (page) => {
      await page.locator('main form').getByRole('button').last().click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'unverified-email',
    path: '/my-passport',
    viewer: 'member',
    prepare: async (page) => {
      const kept = await page.evaluate(() => localStorage.getItem('player') ?? '{}');
      await page.route('**/api/auth/check', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: { player: { email_confirmed: boolean } } };
        body.data.player.email_confirmed = false;
        await route.fulfill({ response, json: body });
      });
      await page.evaluate((text) => {
        const player = { ...(JSON.parse(text) as object), email_confirmed: false };
        localStorage.setItem('player', JSON.stringify(player));
      }, kept);
      await page.goto(new URL('/unverified-email-access', page.url()).href);
      await page.locator('input[autocomplete="one-time-code"]').waitFor();
      // Restore the original member in local storage, because the next page needs a member with a confirmed e-mail
      // address.
      await page.evaluate((text) => {
        localStorage.setItem('player', text);
      }, kept);
    },
  },
  {
    name: 'papers-waiting',
    path: '/my-passport',
    viewer: 'member',
    prepare: papers(({ kinds: [identity, address, payment] }) => {
      put(identity, { type: 'id_card', state: 'Approved' });
      put(address, { type: 'utility_bill', state: 'Pending', issued_on: at(-20).slice(0, 10) });
      put(payment, { type: 'payment_card', state: 'Reviewed' });
    }),
  },
  {
    name: 'papers-rejected',
    path: '/my-passport',
    viewer: 'member',
    prepare: papers(({ kinds: [identity, address, payment] }) => {
      put(identity, { type: 'driving_licence', state: 'Rejected', reason: 'unreadable' });
      put(address, {
        type: 'bank_statement',
        state: 'Rejected',
        reason: 'too_old',
        note: 'A statement of this month will do.',
      });
      put(payment, { type: 'payment_card', state: 'Rejected', reason: 'not_masked' });
    }),
  },
  {
    name: 'second-factor-set-up',
    path: '/my-general-settings-xs',
    viewer: 'member',
    prepare: async (page) => {
      await page.route('**/api/settings/second-factor', (route) => {
        const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
        const uri = `otpauth://totp/Wanderluck:${demo.member.email}?secret=${secret}&issuer=Wanderluck`;
        return route.request().method() === 'POST'
          ? route.fulfill({ json: { data: { secret, uri } } })
          : route.fallback();
      });
      await page.locator('main > div > div').first().getByRole('button').last().click();
      await page.locator('dialog input[type="password"]').fill(demo.member.password);
      await page.locator('dialog form').getByRole('button').last().click();
      await page.locator('dialog code').waitFor();
    },
  },
  {
    name: 'close-account',
    path: '/my-general-settings-xs',
    viewer: 'member',
    prepare: async (page) => {
      await page.locator('main > div > div').last().getByRole('button').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'terms-of-use', path: '/terms-of-use', viewer: 'visitor' },
  { name: 'faq', path: '/faq', viewer: 'visitor' },
  { name: 'fair-play', path: '/fair-play', viewer: 'visitor' },
  { name: 'bonus-policy', path: '/bonus-policy', viewer: 'visitor' },
  { name: 'payment-policy', path: '/payment_policy', viewer: 'visitor' },
  { name: 'identity-checks', path: '/aml-kyc-Policy', viewer: 'visitor' },
  { name: 'privacy-policy', path: '/privacy-policy', viewer: 'visitor' },
  { name: 'credits', path: '/credits', viewer: 'visitor' },
];

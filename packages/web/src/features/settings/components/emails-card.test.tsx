/** Tests the warning about e-mails that cannot be delivered, with a stubbed server. */
import { getSettings, type Settings } from '@wl/contract/settings';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/style.css';
import { useCall } from '../../../app/api.ts';
import { useSession } from '../../../app/session/session.ts';
import { answerCalls, renderPage, type Sent } from '../../../app/testing-page.ts';
import { EmailsCard } from './emails-card.tsx';

let settings: Settings;
let sent: Sent[];

beforeEach(() => {
  settings = {
    language: 'en',
    offers: true,
    email_bounces_since: '2026-03-02T12:00:00.000Z',
    second_factor: null,
    devices: [],
  };
  useSession.setState({ player: { email: 'ann@mail.example' } as never });
  sent = answerCalls({
    'GET /settings': () => ({ data: settings }),
    'PATCH /settings': () => {
      settings = { ...settings, email_bounces_since: null };
      return { data: settings };
    },
  });
  return () => {
    useSession.setState({ player: undefined });
    vi.unstubAllGlobals();
  };
});

function Shown() {
  const data = useCall(getSettings, {}).data?.data;
  return data ? <EmailsCard settings={data} /> : null;
}

test('the member learns that e-mails come back, and has them sent again', async () => {
  await page.viewport(390, 844);
  const screen = await renderPage(<Shown />);
  const warning = screen.getByText(/E-mails to ann@mail.example cannot be delivered/);
  await expect.element(warning).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Change e-mail address' }))
    .toHaveAttribute('href', '/my-passport');
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  await screen.getByRole('button', { name: 'Send e-mails again' }).click();
  await expect.element(warning).not.toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ call: 'PATCH /settings', body: { email_works: true } });
});

test('nothing is shown while e-mails arrive', async () => {
  settings = { ...settings, email_bounces_since: null };
  const screen = await renderPage(<Shown />);
  await expect.element(screen.getByRole('checkbox')).toBeVisible();
  expect(document.body.textContent).not.toContain('cannot be delivered');
});

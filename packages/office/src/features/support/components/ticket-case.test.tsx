import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TicketCase } from '@wl/contract/office/support';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TicketPanel } from './ticket-case.tsx';

const ticket: TicketCase = {
  id: '0198c0de-0000-7000-8000-000000000001',
  number: 'E-1042',
  kind: 'question',
  topic: 'other',
  state: 'open',
  name: 'Vera Visitor',
  email: 'vera@example.com',
  language: 'en',
  member: null,
  about: '',
  created_at: '2026-11-28T09:00:00Z',
  due_at: '2026-11-29T09:00:00Z',
  is_late: false,
  claim: { clerk: 'Sam Support', mine: true, until: '2026-11-28T10:00:00Z' },
  messages: [
    { author: 'writer', text: 'Where is my bonus?', at: '2026-11-28T09:00:00Z', clerk: null },
  ],
  can_answer: true,
};

afterEach(() => vi.unstubAllGlobals());

test('a ticket that cannot be loaded again stays on screen with the answer typed so far', async () => {
  const server = { isDown: false };
  vi.stubGlobal('fetch', async () =>
    server.isDown
      ? Response.json({ code: 'server.error', message: 'Down.' }, { status: 500 })
      : Response.json({ data: ticket }),
  );
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <TicketPanel id={ticket.id} mayAnswer back={() => {}} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const answer = screen.getByRole('textbox');
  await answer.fill('It is in your bag.');
  server.isDown = true;
  await queries.invalidateQueries({ queryKey: ['ticket', ticket.id] });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(screen.getByText('Where is my bonus?')).toBeVisible();
  await expect.element(answer).toHaveValue('It is in your bag.');
});

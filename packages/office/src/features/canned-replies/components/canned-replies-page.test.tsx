/** Tests the page for canned replies with a stubbed server. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { StoredReply } from '@wl/contract/office/canned-replies';
import { defaultReplies } from '@wl/world/canned-replies/default-replies';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../../app/office.css';
import { makeRouter } from '../../../app/router.tsx';
import { forgetToken, keepToken } from '../../../app/session.ts';

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/**
 * Replies stored on the stubbed server, the change requests that it received, and the function that creates its
 * response to a change request.
 */
let replies: StoredReply[];
let sent: Sent[];
let answer: (call: Sent) => Response;

async function server(
  address: string,
  options?: { method?: string; body?: string },
): Promise<Response> {
  const path = new URL(address, location.href).pathname.replace('/api/staff/', '');
  if (path.startsWith('canned-replies/')) {
    const call = { path, body: JSON.parse(options?.body ?? '{}') as Sent['body'] };
    sent.push(call);
    return answer(call);
  }
  if (path === 'canned-replies') return Response.json({ data: replies });
  return new Promise<Response>(() => undefined);
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  keepToken('a token');
  sent = [];
  replies = defaultReplies.map((reply) => ({
    ...reply,
    origin: 'default',
    is_removed: false,
    version: 0,
  }));
  answer = () => Response.json({ data: { done: true } });
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  forgetToken();
  vi.unstubAllGlobals();
});

async function open(address: string, permissions = ['support.replies']) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clerk = {
    id: 'clerk',
    name: 'Sam Support',
    email: '',
    roles: [],
    permissions: ['support.view', ...permissions],
  };
  queries.setQueryData(['clerk'], { data: { clerk } });
  const router = makeRouter(
    queries,
    createMemoryHistory({ initialEntries: [`/office/canned-replies${address}`] }),
  );
  return render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

/** Applies the change to the reply that the last request addressed, as the server does, and returns the new reply. */
function store(change: Partial<StoredReply>): StoredReply {
  const at = replies.findIndex(({ id }) => sent.at(-1)?.path.includes(`/${id}`));
  const stored = { ...replies[at], ...change } as StoredReply;
  replies = replies.toSpliced(at, 1, stored);
  return stored;
}

test('a clerk changes a reply in one language and sees the filled-in text', async () => {
  const screen = await open('?reply=greeting');
  const text = screen.getByRole('textbox', { name: 'Text for members' });
  await screen.getByRole('tab', { name: 'Türkçe' }).click();
  await text.fill('Merhaba {name}! {ticketsLink}');
  await expect.element(screen.getByText(`Merhaba Ada! ${location.origin}/tickets`)).toBeVisible();
  answer = ({ body }) => Response.json({ data: store({ ...body, origin: 'changed', version: 1 }) });
  await screen.getByRole('button', { name: 'Save reply' }).click();
  await expect.element(screen.getByText('Saved')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body['version']).toBe(0);
  const greeting = defaultReplies.find(({ id }) => id === 'greeting');
  expect(sent[0]?.body['texts']).toEqual({
    ...greeting?.texts,
    tr: 'Merhaba {name}! {ticketsLink}',
  });
  await expect.element(screen.getByRole('link', { name: /^Greeting Changed/ })).toBeVisible();
});

test('an unknown field and a missing language prevent saving', async () => {
  const screen = await open('?reply=greeting');
  const save = screen.getByRole('button', { name: 'Save reply' });
  const text = screen.getByRole('textbox', { name: 'Text for members' });
  await text.fill('Hello {nobody}');
  await expect.element(screen.getByText('There is no field called nobody.')).toBeVisible();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await text.fill('');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(screen.getByText('A reply needs a title and a text in all five languages.'))
    .toBeVisible();
  expect(sent).toEqual([]);
});

test('a field is inserted at the cursor', async () => {
  const screen = await open('?reply=greeting');
  const text = screen.getByRole('textbox', { name: 'Text for members' });
  await text.fill('Hello !');
  const area = text.element() as HTMLTextAreaElement;
  area.setSelectionRange(6, 6);
  await screen.getByRole('combobox', { name: 'Insert a field' }).selectOptions('name');
  await expect.element(text).toHaveValue('Hello {name}!');
});

test('a new macro is saved with its action', async () => {
  const screen = await open('?reply=new');
  for (const name of ['English', 'Español', 'Français', 'Português', 'Türkçe']) {
    await screen.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await screen.getByRole('textbox', { name: 'Title for clerks' }).fill(`Title ${name}`);
    await screen.getByRole('textbox', { name: 'Text for members' }).fill(`Text ${name}`);
  }
  await screen.getByRole('combobox', { name: 'After sending' }).selectOptions('Open a ticket');
  await screen.getByRole('combobox', { name: 'Topic' }).selectOptions('Payment');
  answer = ({ path, body }) => {
    const id = path.split('/').at(-1) ?? '';
    const reply = { ...body, id, origin: 'own', is_removed: false, version: 1 } as StoredReply;
    replies = [...replies, reply];
    return Response.json({ data: reply });
  };
  await screen.getByRole('button', { name: 'Save reply' }).click();
  await expect
    .element(screen.getByRole('link', { name: /Title English.*Macro.*Custom/ }))
    .toBeVisible();
  expect(sent[0]?.body['action']).toEqual({ kind: 'ticket', topic: 'payment' });
});

test('a colleague’s change is shown before it is overwritten', async () => {
  const screen = await open('?reply=greeting');
  const text = screen.getByRole('textbox', { name: 'Text for members' });
  await text.fill('Mine');
  answer = () => {
    const texts = { ...replies[0]?.texts, en: 'Theirs' } as StoredReply['texts'];
    store({ texts, origin: 'changed', version: 1 });
    const error = { code: 'replies.changed', message: 'Somebody else has changed this reply.' };
    return Response.json({ error }, { status: 409 });
  };
  await screen.getByRole('button', { name: 'Save reply' }).click();
  const warning = screen.getByText(/Another clerk has changed this reply since/);
  await expect.element(warning).toBeVisible();
  await expect.element(text).toHaveValue('Mine');
  await screen.getByRole('button', { name: 'Show the other clerk’s version' }).click();
  await expect.element(text).toHaveValue('Theirs');
});

test('a clerk who leaves a reply with unsaved changes is asked', async () => {
  const screen = await open('?reply=greeting');
  const text = screen.getByRole('textbox', { name: 'Text for members' });
  const other = screen.getByRole('link', { name: /^Farewell/ });
  await text.fill('Mine');
  await other.click();
  const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay on the page' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(text).toHaveValue('Mine');
  await other.click();
  await dialog.getByRole('button', { name: 'Leave the page' }).click();
  await expect.element(text).not.toHaveValue('Mine');
  // The reply has no unsaved changes, so the page opens another reply without asking for confirmation.
  await screen.getByRole('link', { name: /^Greeting/ }).click();
  await expect.element(text).toHaveValue(replies[0]?.texts.en ?? '');
  expect(dialog.query()).toBeNull();
});

test('a removed reply of the product can be restored', async () => {
  const screen = await open('?reply=farewell');
  answer = () => {
    store({ is_removed: true, origin: 'changed', version: 1 });
    return Response.json({ data: replies });
  };
  await screen.getByRole('button', { name: 'Remove reply' }).click();
  await expect.element(screen.getByText(/This reply was removed/)).toBeVisible();
  answer = () =>
    Response.json({ data: store({ is_removed: false, origin: 'default', version: 0 }) });
  await screen.getByRole('button', { name: 'Restore the original' }).click();
  await expect.element(screen.getByText(/This reply was removed/)).not.toBeInTheDocument();
  expect(sent.map(({ path, body }) => [path.split('/').at(-1), body['version']])).toEqual([
    ['remove', 0],
    ['restore', 1],
  ]);
});

test('clerks without the permission only read', async () => {
  const screen = await open('?reply=greeting', []);
  await expect.element(screen.getByRole('textbox', { name: 'Text for members' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save reply' }).elements()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Write a new reply' }).elements()).toEqual([]);
});

test.for([1440, 390])('the page is accessible and fits %i px', async (width) => {
  await page.viewport(width, 844);
  const screen = await open('?reply=greeting');
  await expect.element(screen.getByRole('textbox', { name: 'Text for members' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  // Enable the rule `target-size`, because axe does not check the sizes of controls by default.
  const { violations } = await axe.run(document.body, {
    rules: { 'target-size': { enabled: true } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

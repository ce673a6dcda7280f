/** Tests conversations with visitors, and files that clerks send. */
import { ApiError } from '@wl/contract/client';
import type { StoredReply } from '@wl/contract/office/canned-replies';
import type { ChatLine } from '@wl/contract/office/chat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import { axeFindings } from '../../../app/testing-axe.ts';
import {
  caseOf,
  lineOf,
  me,
  messageOf,
  namesIn,
  open,
  replies,
  sentTo,
  server,
  startServer,
} from '../testing-chats.tsx';

vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

interface SentFile {
  form: FormData;
  params: { id: string };
}

const sendForm = vi.hoisted(() => vi.fn());
vi.mock('../../../app/upload.ts', () => ({
  sendForm: (_: unknown, form: FormData, { params }: SentFile) =>
    sendForm({ form, params }) as unknown,
}));

const clerkMay = ['support.answer', 'members.view', 'bonuses.grant'];
const visitor = {
  kind: 'visitor',
  name: 'Deniz Kaya',
  email: 'deniz@example.com',
  confirmed: false,
} as const;

beforeEach(async () => {
  await page.viewport(1440, 900);
  startServer();
});
afterEach(() => {
  sessionStorage.clear();
  forgetToken();
  sendForm.mockReset();
  vi.unstubAllGlobals();
});

test('a visitor has no account: no link to a file, no items, and a warning', async () => {
  const line = lineOf(1, { requester: visitor, language: 'tr' });
  const { screen } = await open([line], line, clerkMay);
  await expect.poll(() => namesIn(screen, 'My conversations')).toEqual(['Deniz Kaya']);
  const column = screen.getByRole('complementary');
  await expect.element(column.getByText('E-mail address not confirmed')).toBeVisible();
  await expect.element(column.getByText('deniz@example.com')).toBeVisible();
  await expect.element(column.getByText(/^This visitor is not signed in/)).toBeVisible();
  await expect.element(screen.getByText('Visitor, e-mail address not confirmed')).toBeVisible();
  expect(column.getByRole('link').elements()).toEqual([]);
  expect(screen.getByRole('button', { name: /^Give an item/ }).elements()).toEqual([]);
  expect(await axeFindings(column.element())).toEqual([]);
});

test('macros that grant an item are not offered for a visitor', async () => {
  const macro = {
    ...(replies[0] as StoredReply),
    id: 'gift',
    titles: { en: 'Gift', es: 'Gift', fr: 'Gift', pt: 'Gift', tr: 'Gift' },
    action: { kind: 'grant', slug: 'pouch' },
  } as const;
  server.replies = [...replies, macro];
  for (const [line, expected] of [
    [lineOf(2, { requester: visitor }), 0],
    [lineOf(3, {}), 1],
  ] as const) {
    const { screen } = await open([line], line, clerkMay);
    const box = screen.getByRole('textbox', { name: 'Answer in English' });
    await box.fill('/');
    await expect.element(screen.getByRole('option', { name: /^Greeting/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /^Gift/ }).elements()).toHaveLength(expected);
    await screen.unmount();
  }
});

test('clerks see when a visitor confirmed the address or signed in', async () => {
  const line: ChatLine = lineOf(3, { requester: { ...visitor, confirmed: true } });
  server.cases = [
    {
      ...caseOf(line),
      messages: [
        messageOf(1, {}),
        messageOf(2, { kind: 'confirmed', author: 'system', text: visitor.email }),
        messageOf(3, { kind: 'signed_in', author: 'system', text: 'Deniz · d@example.com' }),
        messageOf(4, { kind: 'ended', author: 'member', text: '' }),
      ],
    },
  ];
  const { screen } = await open([line], line, clerkMay);
  const log = screen.getByRole('log');
  await expect.element(log.getByText(/confirmed the e-mail address deniz@/)).toBeVisible();
  await expect.element(log.getByText(/signed in as this member.*Deniz · d@/)).toBeVisible();
  await expect.element(log.getByText(/Deniz Kaya ended the conversation/)).toBeVisible();
  await expect.element(screen.getByText('Visitor, e-mail address confirmed')).toBeVisible();
});

test('a clerk answers with a file; a failed attempt keeps its id, and a refused file can be removed', async () => {
  const line = lineOf(4, { requester: visitor });
  const { screen } = await open([line], line, clerkMay);
  const attach = screen.getByRole('button', { name: 'Attach files' });
  await expect.element(attach).toBeVisible();
  const input = screen.container.querySelector<HTMLInputElement>('[data-files]');
  if (!input) throw new Error('the composer has no field for files');
  const bill = new File(['x'], 'bill.pdf', { type: 'application/pdf' });
  sendForm.mockRejectedValueOnce(new ApiError(503, { code: 'request.overloaded' }));
  await userEvent.upload(input, bill);
  const log = screen.getByRole('log');
  await expect.element(log.getByText(/^Not sent/)).toBeVisible();
  sendForm.mockImplementationOnce(({ form }: SentFile) => {
    const message = messageOf(2, {
      id: form.get('id') as string,
      kind: 'file',
      author: 'clerk',
      clerk: me.name,
      text: 'bill.pdf',
      pages: 1,
    });
    return { data: { line: { ...line, version: 6 }, message } };
  });
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect.element(log.getByRole('img', { name: 'Open bill.pdf' })).toBeVisible();
  expect(log.getByText(/^Not sent/).elements()).toEqual([]);
  const [first, second] = sendForm.mock.calls.map(([sent]) => sent as SentFile);
  expect(first?.params).toEqual({ id: line.id });
  expect(first?.form.get('name')).toBe('bill.pdf');
  expect(second?.form.get('id')).toBe(first?.form.get('id'));

  sendForm.mockRejectedValueOnce(new ApiError(422, { code: 'document.infected' }));
  await userEvent.upload(input, new File(['x'], 'virus.pdf', { type: 'application/pdf' }));
  await expect.element(log.getByText(/^Not sent/)).toBeVisible();
  expect(log.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  await log.getByRole('button', { name: 'Remove file' }).click();
  expect(log.getByText('virus.pdf').elements()).toEqual([]);
});

test('a pasted screenshot is sent as a file, and pasted text without control characters', async () => {
  const line = lineOf(5, { requester: visitor });
  const { screen } = await open([line], line, clerkMay);
  const box = screen.getByRole('textbox', { name: 'Answer in English' });
  await expect.element(box).toBeVisible();
  sendForm.mockRejectedValueOnce(new ApiError(422, { code: 'document.infected' }));
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'pasted.png', { type: 'image/png' }));
  box.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data }));
  await expect.element(screen.getByRole('log').getByText('pasted.png')).toBeVisible();
  await box.fill('First line\u000Bsecond line\u0007');
  await screen.getByRole('button', { name: 'Send answer' }).click();
  await expect.poll(() => sentTo('/messages').length).toBe(1);
  expect(sentTo('/messages')[0]).toMatchObject({ body: { text: 'First line\nsecond line' } });
});

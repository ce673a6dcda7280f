/** Tests the states of the dealer's camera with stubbed devices and a stubbed connection. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../app/office.css';
import { axeFindings } from '../../../app/testing-axe.ts';
import type { sendCamera, SendingChange } from '../send-camera.ts';
import { DealerCamera } from './dealer-camera.tsx';

const stub = vi.hoisted(() => ({ change: (_: unknown) => {}, sent: 0, stopped: 0 }));
vi.mock('../send-camera.ts', () => ({
  sendCamera: ((_table, _stream, changed) => {
    stub.sent += 1;
    stub.change = changed as never;
    return () => {
      stub.stopped += 1;
    };
  }) satisfies typeof sendCamera,
}));
const change = (to: SendingChange) => stub.change(to);
const openDevices = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>();

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.body.classList.add('paper');
  await page.viewport(1440, 900);
  Object.assign(stub, { sent: 0, stopped: 0 });
  const canvas = document.createElement('canvas');
  canvas.getContext('2d');
  openDevices.mockReset();
  openDevices.mockImplementation(async () => canvas.captureStream(5));
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation((wanted) =>
    openDevices(wanted ?? {}),
  );
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([
    { kind: 'videoinput', deviceId: 'desk', label: 'Desk camera' },
    { kind: 'audioinput', deviceId: 'desk-sound', label: 'Desk microphone' },
  ] as MediaDeviceInfo[]);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.classList.remove('paper');
});

function open() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <main>
          <DealerCamera table="ramblas-baccarat" />
        </main>
      </I18nProvider>
    </QueryClientProvider>,
  );
}

async function switchOn() {
  const screen = await open();
  await screen.getByRole('button', { name: 'Switch the camera on' }).click();
  return screen;
}

test('the dealer switches the camera on, is on air, and switches it off', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Camera off');
  expect(openDevices).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Switch the camera on' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Starting the camera…');
  await expect.poll(() => stub.sent).toBe(1);
  change({ status: 'on_air', watching: 3 });
  await expect.element(screen.getByRole('status')).toHaveTextContent('On air · 3 members watching');
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    expect(await axeFindings(screen.container)).toEqual([]);
  }
  change({ status: 'reconnecting' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Reconnecting…');
  await screen.getByRole('button', { name: 'Switch the camera off' }).click();
  await expect.poll(() => stub.stopped).toBe(1);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Camera off');
});

test('another camera or microphone is used at once', async () => {
  const screen = await switchOn();
  await expect.poll(() => stub.sent).toBe(1);
  expect(openDevices).toHaveBeenLastCalledWith(expect.objectContaining({ audio: false }));
  await screen.getByLabelText('Camera', { exact: true }).selectOptions('Desk camera');
  await screen.getByLabelText('Microphone').selectOptions('Desk microphone');
  await expect.poll(() => stub.sent).toBe(3);
  const exactly = (id: string) => expect.objectContaining({ deviceId: { exact: id } }) as object;
  expect(openDevices).toHaveBeenLastCalledWith({
    video: exactly('desk'),
    audio: exactly('desk-sound'),
  });
  expect(stub.stopped).toBe(2);
});

const problems: [name: string, error: Error, state: string, help: RegExp][] = [
  [
    'a blocked camera',
    new DOMException('', 'NotAllowedError'),
    'Camera not allowed',
    /^The browser blocks/,
  ],
  [
    'a missing camera',
    new DOMException('', 'NotFoundError'),
    'No camera',
    /^No camera is available on this computer/,
  ],
];
for (const [name, error, state, help] of problems)
  test(`${name} is explained, and the dealer can try again`, async () => {
    openDevices.mockRejectedValueOnce(error);
    const screen = await switchOn();
    await expect.element(screen.getByRole('status')).toHaveTextContent(state);
    await expect.element(screen.getByText(help)).toBeVisible();
    expect(await axeFindings(screen.container)).toEqual([]);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => stub.sent).toBe(1);
  });

test('a browser without an encoder is named as the cause', async () => {
  vi.stubGlobal('MediaStreamTrackProcessor', undefined);
  Reflect.deleteProperty(globalThis, 'MediaStreamTrackProcessor');
  const screen = await switchOn();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Browser not supported');
  expect(openDevices).not.toHaveBeenCalled();
});

test('a video that another window sends, or that the server refuses, is explained', async () => {
  const screen = await switchOn();
  await expect.poll(() => stub.sent).toBe(1);
  change({ status: { replaced: true } });
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Video sent from another window');
  const error = new ApiError(409, { code: 'tables.no_shift' });
  change({ status: { error } });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Video not accepted');
  await expect.element(screen.getByText(/^This table has no open shift/)).toBeVisible();
});

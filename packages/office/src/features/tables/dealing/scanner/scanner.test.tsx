/** Tests the card scanners at the dealer's console with a stubbed server. */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../../app/office.css';
import { axeFindings } from '../../../../app/testing-axe.ts';
import { consolePage } from '../testing-console-page.tsx';
import { closedRound, entryOf } from '../testing-console.ts';

vi.mock('../../../../app/realtime/realtime.ts', () => ({ listen: () => () => undefined }));
vi.mock('../../../table-pictures/index.ts', () => ({ DealerCamera: () => null }));

const dealing = consolePage();

/** Dispatches key presses with timestamps that are `gapMs` apart. */
function press(keys: readonly string[], gapMs: number, target: Element = document.body): void {
  const from = performance.now();
  for (const [index, key] of keys.entries()) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: from + index * gapMs });
    target.dispatchEvent(event);
  }
}
const SCANNER_MS = 4;
const PERSON_MS = 120;
const scan = (code: string) => press([...code, 'Enter'], SCANNER_MS);

test('scanned cards are the first entry, marked as scanned, and typed cards the second', async () => {
  const screen = await dealing.show();
  for (const code of ['4S', 'kc', '2h', '7D']) scan(code);
  await expect.poll(() => dealing.entered(1)).toEqual(['4s', 'Kc', '2h', '7d']);
  expect(dealing.sent().map(({ body }) => body['source'])).toEqual(Array(4).fill('scanner'));
  await expect.poll(() => screen.getByText('By scanner').elements()).toHaveLength(4);
  await expect.element(screen.getByText('Last scan: 7♦')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.keyboard('4skc2h7d');
  await expect.element(screen.getByText('Both entries agree')).toBeVisible();
  expect(dealing.entered(2)).toEqual(['4s', 'Kc', '2h', '7d']);
});

test('the same characters typed slowly are keys of the console', async () => {
  await dealing.show();
  press([...'4sp', 'Enter'], PERSON_MS);
  await expect
    .poll(() => dealing.sent().map(({ path }) => path.split('/').at(-1)))
    .toEqual(['items', 'call']);
  expect(dealing.sent()[0]?.body).toMatchObject({ source: 'keys', item: '4s' });
});

test('fast keys without Enter are keys of the console, each with the state that the last one left', async () => {
  await dealing.show();
  press([...'4skc'], SCANNER_MS);
  await expect.poll(() => dealing.entered(1)).toEqual(['4s', 'Kc']);
  expect(dealing.sent()[0]?.body).toMatchObject({ source: 'keys' });
});

test('a scan never presses a key of the console, even if its code is no card', async () => {
  const entry = entryOf(1, ['4s', 'Kc', '2h', '7d']);
  dealing.startWith({
    round: closedRound({ entries: [entry, { ...entry, entry: 2 }], agrees: true }),
  });
  const screen = await dealing.show();
  // If typed by a person, P would call the pit boss, and Enter would confirm the result.
  scan('pv7');
  await expect.element(screen.getByText(/^The scanned code “pv7” is not a card\./)).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  expect(dealing.sent()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => dealing.sent().at(-1)?.path).toMatch(/confirm$/);
});

test('a scan with the focus on a button or a reason of a void presses neither', async () => {
  const screen = await dealing.show();
  const reason = screen.getByRole('radio', { name: 'Technical fault' });
  (reason.element() as HTMLElement).focus();
  press([...'1h', 'Enter'], SCANNER_MS, reason.element());
  press([...'3h', 'Enter'], SCANNER_MS, screen.getByRole('button', { name: /pit boss/ }).element());
  await expect.poll(() => dealing.entered(1)).toEqual(['3h']);
  expect(dealing.sent()).toHaveLength(1);
  for (const radio of screen.getByRole('radio').elements()) expect(radio).not.toBeChecked();
});

test('in a text field, keys are written at once', async () => {
  const screen = await dealing.show();
  await screen.getByLabelText('Reason').fill('');
  await userEvent.keyboard('4s');
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('4s');
  expect(dealing.sent()).toEqual([]);
});

test('the text around a code is set for this computer', async () => {
  const screen = await dealing.show();
  await screen.getByText('Scanner settings').click();
  await screen.getByLabelText('Text before the code').fill('#');
  await screen.getByLabelText('Text after the code').fill('/');
  expect(await axeFindings(document.body)).toEqual([]);
  (document.activeElement as HTMLElement).blur();
  scan('4s');
  await expect.element(screen.getByText(/^The scanned code “4s” is not a card\./)).toBeVisible();
  scan('#4s/');
  await expect.poll(() => dealing.entered(1)).toEqual(['4s']);
  expect(JSON.parse(localStorage.getItem('wl.scanner') ?? '')).toMatchObject({
    ...{ prefix: '#', suffix: '/' },
  });
});

test('a card that the scanner has read twice is taken back by a key', async () => {
  await dealing.show();
  for (const code of ['4s', '4s']) scan(code);
  await expect.poll(() => dealing.entered(1)).toEqual(['4s', '4s']);
  await userEvent.keyboard('{Backspace}');
  await expect
    .poll(() => dealing.sent().at(-1))
    .toEqual({
      path: '/dealing/ramblas-baccarat/items/take-back',
      body: { round: 35, attempt: 1, entry: 1, position: 1 },
    });
});

/** Returns a fake serial port, and functions that send text from it and unplug it. */
function fakePort() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const open = vi.fn(async (_: { baudRate: number }) => {
    if (port.readable) throw new DOMException('The port is already open.', 'InvalidStateError');
    port.readable = new ReadableStream({ start: (started) => void (controller = started) });
  });
  const port = Object.assign(new EventTarget(), {
    open,
    close: async () => {
      if (port.readable?.locked) throw new TypeError('The port is being read.');
      port.readable = null;
    },
    readable: null as ReadableStream<Uint8Array> | null,
  });
  return {
    port,
    open,
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    unplug: () => controller?.error(new DOMException('The device has been lost.', 'NetworkError')),
  };
}

test('a serial scanner is connected, its codes arrive in pieces, and its loss is reported', async () => {
  const { port, open, send, unplug } = fakePort();
  const serial = Object.assign(new EventTarget(), {
    getPorts: async () => [],
    requestPort: async () => port,
  });
  vi.spyOn(navigator, 'serial', 'get').mockReturnValue(serial as never);
  const screen = await dealing.show();
  await screen.getByRole('button', { name: 'Connect serial scanner' }).click();
  await expect.element(screen.getByText('The serial scanner is connected.')).toBeVisible();
  expect(open).toHaveBeenCalledWith({ baudRate: 9_600 });
  for (const text of ['4', 's\r', '\nKC\r\n2']) send(text);
  await expect.poll(() => dealing.entered(1)).toEqual(['4s', 'Kc']);
  expect(dealing.sent()[0]?.body).toMatchObject({ source: 'scanner', entry: 1, position: 0 });
  unplug();
  await expect.element(screen.getByText(/^The serial scanner is disconnected\./)).toBeVisible();
  await page.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await axeFindings(document.body)).toEqual([]);
  vi.restoreAllMocks();
});

test('a changed baud rate applies to a scanner that is connected', async () => {
  const { port, open, send } = fakePort();
  const serial = Object.assign(new EventTarget(), { getPorts: async () => [port] });
  vi.spyOn(navigator, 'serial', 'get').mockReturnValue(serial as never);
  const screen = await dealing.show();
  await expect.element(screen.getByText('The serial scanner is connected.')).toBeVisible();
  await screen.getByText('Scanner settings').click();
  for (const baudRate of [19_200, 115_200]) {
    await screen.getByLabelText('Baud rate').selectOptions(String(baudRate));
    await expect.poll(() => open).toHaveBeenLastCalledWith({ baudRate });
  }
  await expect.poll(() => port.readable?.locked).toBe(true);
  send('4s\r');
  await expect.poll(() => dealing.entered(1)).toEqual(['4s']);
  await expect.element(screen.getByText('The serial scanner is connected.')).toBeVisible();
  vi.restoreAllMocks();
});

test('at a wheel and for a clerk who does not deal, no scanner is offered', async () => {
  const screen = await dealing.show(['tables.ask_void']);
  await expect.element(screen.getByRole('heading', { name: 'Card scanner' })).toBeVisible();
  await screen.unmount();
  dealing.startWith({ shift: null });
  const other = await dealing.show();
  expect(other.getByRole('heading', { name: 'Card scanner' }).query()).toBe(null);
});

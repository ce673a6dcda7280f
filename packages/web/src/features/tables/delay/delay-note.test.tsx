/** Tests how a table's page shows and announces the delay. Other tests cover the measurement. */
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../app/style.css';
import { findingsAt, scrollsSideways, WIDTHS } from '../../../app/testing-axe.ts';
import { renderPage } from '../../../app/testing-page.ts';
import { DelayNote } from './delay-note.tsx';

const stub = vi.hoisted(() => ({
  changed: undefined as ((ms: number | undefined) => void) | undefined,
}));
const started = vi.hoisted(() => vi.fn<() => void>());
vi.mock('pusher-js', () => ({ default: { instances: [] } }));
vi.mock('./measure-delay.ts', () => ({
  measureDelay: (changed: (ms: number | undefined) => void) => {
    started();
    stub.changed = changed;
    return () => {
      stub.changed = undefined;
    };
  },
}));
const measure = (ms: number | undefined) => stub.changed?.(ms);

afterEach(() => vi.restoreAllMocks());

async function open(notes = 1) {
  const screen = await renderPage(
    <main style={{ color: '#e6ebff', background: '#2b2450' }}>
      <h1>Thames Wheel</h1>
      {Array.from({ length: notes }, (_, index) => (
        <DelayNote key={index} />
      ))}
    </main>,
  );
  await expect.poll(() => stub.changed).toBeDefined();
  return screen;
}

test('the delay is shown with its level, and only a change of the level is announced', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Connection delay: not measured yet')).toBeVisible();
  const announced = () => document.querySelector('details [role="status"]')?.textContent;
  measure(41.6);
  await expect.element(screen.getByText(/low \(42 ms\)/)).toBeVisible();
  measure(320);
  await expect.element(screen.getByText(/low \(320 ms\)/)).toBeVisible();
  expect(announced()).toBe('');
  measure(500);
  await expect.element(screen.getByText(/medium \(500 ms\)/)).toBeVisible();
  expect(announced()).toBe('Connection delay is now medium.');
  measure(1_200);
  await expect.element(screen.getByText(/high \(1200 ms\)/)).toBeVisible();
  expect(announced()).toBe('Connection delay is now high.');
  measure(undefined);
  await expect.element(screen.getByText('Connection delay: not measured yet')).toBeVisible();
});

test('the explanation opens with the keyboard', async () => {
  const screen = await open();
  measure(900);
  const explanation = screen.getByText(/A high delay can put you at a disadvantage/);
  await expect.element(explanation).not.toBeVisible();
  document.querySelector('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(explanation).toBeVisible();
  for (const width of WIDTHS) {
    expect(await findingsAt(width)).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }
});

test('notes in several windows share one measurement, and only the first announces a change', async () => {
  started.mockClear();
  const screen = await open(2);
  measure(200);
  await expect.poll(() => screen.getByText(/low \(200 ms\)/).elements()).toHaveLength(2);
  measure(500);
  await expect.poll(() => screen.getByText(/medium \(500 ms\)/).elements()).toHaveLength(2);
  const announced = [...document.querySelectorAll('details [role="status"]')];
  expect(announced.map((status) => status.textContent)).toEqual([
    'Connection delay is now medium.',
    '',
  ]);
  expect(started).toHaveBeenCalledOnce();
});

test('a hidden page measures nothing', async () => {
  await open();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => stub.changed).toBeUndefined();
});

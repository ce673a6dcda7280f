/** Tests activities that report bonus money. Each bonus kind defines the title and the icon of its activities. */
import type { Activity } from '@wl/contract/activities';
import { grantActivities } from '@wl/world/bonuses/activities';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, renderPage } from '../../../app/testing-page.ts';
import Activities from './activities.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Shows the travel journal with the given activities. */
function show(data: readonly Activity[]) {
  const meta = { current_page: 1, total: data.length, to: data.length };
  answerCalls({ 'GET /activities': () => ({ data, meta }) });
  return renderPage(<Activities />);
}

const shared = { id: 'b:1', at: '2026-03-02T12:10:00.000Z', amount: 1234 };

test.each([
  [{ ...shared, type: 'deposit_bonus' }, 'gift', /^Deposit bonus ?Converted to bonus money/],
  [
    { ...shared, type: 'deposit_cashback', step: 'watched' },
    'undo',
    /^Deposit cashback ?Loss tracking started/,
  ],
  [
    { ...shared, type: 'deposit_cashback', step: 'granted' },
    'undo',
    /^Deposit cashback ?Converted to bonus money/,
  ],
  [{ ...shared, type: 'spin_credits' }, 'spin', /^Spin winnings ?Converted to bonus money/],
] as const)(
  'bonus money has the words and the icon of its kind: %o',
  async (grant, icon, words) => {
    const screen = await show([grant]);
    const entry = screen.getByRole('listitem');
    await expect.element(screen.getByText('$12.34')).toBeVisible();
    expect(entry.element().textContent).toMatch(words);
    expect(entry.element().querySelector('use')?.getAttribute('href')).toMatch(
      new RegExp(`#${icon}$`),
    );
  },
);

test('the filter names every activity that reports bonus money', async () => {
  const screen = await show([]);
  await expect.element(screen.getByRole('option', { name: 'All activity' })).toBeInTheDocument();
  const names = Object.fromEntries(
    [...screen.container.querySelectorAll('option')].map(({ value, text }) => [value, text]),
  );
  expect(names).toMatchObject({
    deposit_bonus: 'Deposit bonuses',
    deposit_cashback: 'Deposit cashback',
    spin_credits: 'Spins and credits',
  });
  for (const { type } of grantActivities) expect(names[type], type).toBeTruthy();
});

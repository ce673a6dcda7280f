import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Bars, Chart, type ChartSeries } from './chart.tsx';

const series: readonly ChartSeries[] = [
  { name: 'Cash', color: '#23346e', as: 'area', values: [100, 200, 300] },
  { name: 'Bonus', color: '#b3263c', as: 'area', values: [50, 0, 100] },
  { name: 'Providers', color: '#0a1026', as: 'line', values: [150, null, -80] },
];
const labels = ['1 May', '2 May', '3 May'];
const format = (value: number) => `$${String(value)}`;

const drawing = <Chart label="Owed over 3 days" {...{ labels, series, format }} />;

const shownTip = () =>
  [...document.querySelectorAll('figure b, figure b ~ span')].map((one) => one.textContent);

describe('a chart', () => {
  test('shows and announces the values of every series day by day with the keyboard', async () => {
    const screen = await render(drawing);
    const reader = screen.getByRole('slider', { name: 'Owed over 3 days' });
    await expect.poll(shownTip).toEqual([]);
    await userEvent.tab();
    await expect.element(reader).toHaveFocus();
    await expect.poll(shownTip).toEqual(['3 May', 'Cash: $300', 'Bonus: $100', 'Providers: $-80']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect
      .element(reader)
      .toHaveAttribute('aria-valuetext', '2 May, Cash: $200, Bonus: $0, Providers: –');
    await expect.poll(() => shownTip()[0]).toBe('2 May');
    await userEvent.keyboard('{Home}');
    await expect.poll(() => shownTip()[0]).toBe('1 May');
    await userEvent.tab();
    await expect.poll(shownTip).toEqual([]);
  });

  test('shows the tooltip of the day under the pointer', async () => {
    const screen = await render(drawing);
    const svg = screen.getByRole('img');
    const { width } = svg.element().getBoundingClientRect();
    await svg.hover({ position: { x: 64, y: 40 } });
    await expect.poll(() => shownTip()[0]).toBe('1 May');
    await svg.hover({ position: { x: width - 10, y: 40 } });
    await expect.poll(() => shownTip()[0]).toBe('3 May');
  });

  test('stacks areas, breaks a line at a missing value and keeps negative values within the axis', async () => {
    await render(drawing);
    const [cash, bonus] = [...document.querySelectorAll('path[fill-opacity]')].map((path) =>
      path.getAttribute('d'),
    );
    // The second area is stacked on the first, so its lower edge is the upper edge of the first.
    const points = (path: string | null | undefined) => path?.match(/[\d.]+ [\d.]+/g) ?? [];
    expect(points(bonus).slice(3).reverse()).toEqual(points(cash).slice(0, 3));
    const line = document.querySelector('[data-line]')?.getAttribute('d') ?? '';
    expect(line.match(/M/g)).toHaveLength(2);
    expect(line).not.toContain('L');
    const lowest = Math.max(...points(line).map((point) => Number(point.split(' ')[1])));
    expect(lowest).toBeLessThanOrEqual(260 - 24);
  });
});

describe('a chart of bars', () => {
  const drawn: readonly ChartSeries[] = [
    { name: 'Slots', color: '#23346e', as: 'bar', values: [100, 200, -50], total: '$250' },
    { name: 'Tables', color: '#b07c26', as: 'bar', values: [50, 0, 100] },
    { name: 'Revenue', color: '#0a1026', as: 'line', values: [150, 200, 50] },
    { name: 'Before', color: '#6a5622', as: 'comparison', values: [null, 120, 80] },
  ];
  const chart = (
    <Chart
      label="Revenue"
      labels={labels}
      series={drawn}
      format={format}
      tips={['Mo', 'Tu', 'We']}
    />
  );

  test('stacks bars, draws a negative one below the axis and dashes only the comparison', async () => {
    const screen = await render(chart);
    const boxes = [...document.querySelectorAll<SVGRectElement>('svg rect')].map((rect) => ({
      top: rect.y.baseVal.value,
      bottom: rect.y.baseVal.value + rect.height.baseVal.value,
    }));
    const [first, , below, second, above] = boxes;
    expect(boxes).toHaveLength(5);
    expect(second?.bottom).toBeCloseTo(first?.top ?? 0, 0);
    expect(below?.top).toBeCloseTo(first?.bottom ?? 0, 0);
    expect(above?.bottom).toBeCloseTo(below?.top ?? 0, 0);
    const dashed = [...document.querySelectorAll('[data-line]')].map((path) => [
      path.getAttribute('data-line'),
      path.hasAttribute('stroke-dasharray'),
    ]);
    expect(dashed).toEqual([
      ['line', false],
      ['comparison', true],
    ]);
    await expect.element(screen.getByText('$250')).toBeVisible();
  });

  test('shows the tooltip of the column under the pointer, with its long label', async () => {
    const screen = await render(chart);
    const svg = screen.getByRole('img');
    const { width } = svg.element().getBoundingClientRect();
    await svg.hover({ position: { x: 66, y: 40 } });
    await expect
      .poll(shownTip)
      .toEqual(['Mo', 'Slots: $100', 'Tables: $50', 'Revenue: $150', 'Before: –']);
    await svg.hover({ position: { x: width - 10, y: 40 } });
    await expect.poll(() => shownTip()[0]).toBe('We');
  });
});

const bars = (
  <Bars
    label="In and out"
    labels={['April', 'May']}
    series={[
      { name: 'In', color: '#1f7a52', values: [100, 40] },
      { name: 'Out', color: '#b3462f', values: [0, 20] },
    ]}
    format={format}
  />
);
const slotOf = (index: number) => document.querySelectorAll('svg > g')[index];

describe('a bar chart', () => {
  test('shows and announces its values with the keyboard', async () => {
    const screen = await render(bars);
    await userEvent.tab();
    await expect
      .element(screen.getByRole('slider', { name: 'In and out' }))
      .toHaveAttribute('aria-valuetext', 'May, In: $40, Out: $20');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(shownTip).toEqual(['April', 'In: $100', 'Out: $0']);
  });

  test('shows the tooltip of the bars under the pointer', async () => {
    const screen = await render(bars);
    const svg = screen.getByRole('img');
    const { width } = svg.element().getBoundingClientRect();
    await svg.hover({ position: { x: width * 0.25, y: 40 } });
    await expect.poll(() => shownTip()[0]).toBe('April');
    await svg.hover({ position: { x: width * 0.75, y: 40 } });
    await expect.poll(() => shownTip()[0]).toBe('May');
  });

  test('keeps the tooltip chosen by keyboard when a bar moves under a resting pointer', async () => {
    const screen = await render(bars);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => shownTip()[0]).toBe('April');
    // Dispatch the event that browsers dispatch when an element appears under a stationary pointer. Headless Chromium
    // can take half a minute to dispatch it.
    slotOf(1)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    // Rerender, so that any state updates caused by the event take effect before the check.
    await screen.rerender(bars);
    expect(shownTip()[0]).toBe('April');
  });
});

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const tabs = ['Under way', 'Coming up', 'Over and paid', 'Entered by me'].map((title) => ({
  key: title,
  title,
}));

function Narrow({ current }: { current: string }) {
  return (
    <div style={{ width: 220 }}>
      <Tabs label="Tournaments" tabs={tabs} current={current} onChange={() => undefined}>
        Tickets
      </Tabs>
    </div>
  );
}

const isInView = (tab: Element) => {
  const [at, row] = [tab.getBoundingClientRect(), tab.parentElement?.getBoundingClientRect()];
  return row !== undefined && at.left >= row.left - 1 && at.right <= row.right + 1;
};

test('the selected tab of an overflowing row is in view, at first and after another selection', async () => {
  const screen = await render(<Narrow current="Entered by me" />);
  expect(isInView(screen.getByRole('tab', { name: 'Entered by me' }).element())).toBe(true);
  await screen.rerender(<Narrow current="Under way" />);
  expect(isInView(screen.getByRole('tab', { name: 'Under way' }).element())).toBe(true);
});

import { type MouseEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Dialog } from './dialog.tsx';

function Page({ mustAnswer = false, onClose }: { mustAnswer?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sign in
      </button>
      {open && (
        <Dialog title="Welcome back" closeLabel="Close" onClose={close} mustAnswer={mustAnswer}>
          <input aria-label="E-mail" />
        </Dialog>
      )}
    </>
  );
}

test('a dialog focuses its first field, traps the focus, and Escape returns it to the opener', async () => {
  const screen = await render(<Page />);
  const opener = screen.getByRole('button', { name: 'Sign in' });
  await userEvent.click(opener);
  await expect.element(screen.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await expect.element(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('');
});

test('a dialog that requires an answer does not close on Escape and has no Close button', async () => {
  const onClose = vi.fn();
  const screen = await render(<Page mustAnswer onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' }).query()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that requires an answer opens again when the browser closes it', async () => {
  const onClose = vi.fn();
  const screen = await render(<Page mustAnswer onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  const dialog = screen.getByRole('dialog').element() as HTMLDialogElement;
  const closed = new Promise((resolve) => {
    dialog.addEventListener('close', resolve, { once: true });
  });
  dialog.close();
  await closed;
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(dialog.matches(':modal')).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that the browser closes is also removed from its page', async () => {
  const screen = await render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  (screen.getByRole('dialog').element() as HTMLDialogElement).close();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

test('a long title without spaces keeps the Close button inside the dialog', async () => {
  const screen = await render(
    <Dialog title={'WanderingAlbatross'.repeat(3)} closeLabel="Close" onClose={() => undefined}>
      Menu
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog').element().getBoundingClientRect();
  const close = screen.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
  expect(close.right).toBeLessThanOrEqual(dialog.right);
});

test('the second click of a double click does not press the link that replaced the button', async () => {
  const bought = vi.fn();
  const left = vi.fn((event: MouseEvent) => event.preventDefault());
  function Purchase() {
    const [done, setDone] = useState(false);
    const style = { display: 'block', width: 200, height: 50 };
    const buy = () => {
      bought();
      setDone(true);
    };
    return (
      <Dialog title="Price" closeLabel="Close" onClose={() => undefined}>
        {done ? (
          <a href="/bag" style={style} onClick={left}>
            Open the bag
          </a>
        ) : (
          <button type="button" style={style} onClick={buy}>
            Buy it
          </button>
        )}
      </Dialog>
    );
  }
  const screen = await render(<Purchase />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Buy it' }));
  await expect.element(screen.getByRole('link', { name: 'Open the bag' })).toBeVisible();
  expect([bought.mock.calls.length, left.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('link', { name: 'Open the bag' }));
  expect(left).toHaveBeenCalledOnce();
});

test('a button that stays receives both clicks of a double click', async () => {
  const counted = vi.fn();
  const screen = await render(
    <Dialog title="Counter" closeLabel="Close" onClose={() => undefined}>
      <button type="button" onClick={counted}>
        One more
      </button>
    </Dialog>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'One more' }));
  expect(counted).toHaveBeenCalledTimes(2);
});

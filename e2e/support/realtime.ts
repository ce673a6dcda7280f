import type { Page } from '@playwright/test';

/** Opens a page and waits until it has subscribed to its member's private channel. */
export async function openListening(page: Page, path: string): Promise<void> {
  const listening = Promise.withResolvers<undefined>();
  page.once('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      if (text.includes('subscription_succeeded') && text.includes('private-'))
        listening.resolve(undefined);
    });
  });
  await page.goto(path);
  await listening.promise;
}

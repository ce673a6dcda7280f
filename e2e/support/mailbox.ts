import { expect, type Page } from '@playwright/test';

interface Email {
  subject: string;
  text: string;
}

/** Returns all e-mails to an address in the built-in mailbox, newest first. */
async function emailsTo(page: Page, address: string): Promise<Email[]> {
  const response = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  return ((await response.json()) as { data: Email[] }).data;
}

/**
 * Waits until at least `count` e-mails with `words` in the subject have been sent to an address. Returns the newest of
 * these e-mails.
 */
export async function emailAbout(
  page: Page,
  address: string,
  words: string,
  count = 1,
): Promise<Email> {
  let found: Email[] = [];
  await expect
    .poll(
      async () => {
        found = (await emailsTo(page, address)).filter(({ subject }) => subject.includes(words));
        return found.length;
      },
      { message: `${String(count)} e-mails about "${words}" to ${address}` },
    )
    .toBeGreaterThanOrEqual(count);
  const [newest] = found;
  if (!newest) throw new Error('no e-mail');
  return newest;
}

export const codeIn = (email: Email): string => /\b(\d{6})\b/.exec(email.text)?.[1] ?? '';

/** Returns the newest six-digit code sent to an address, skipping e-mails without a code. */
export async function codeFromEmail(page: Page, address: string): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        const codes = (await emailsTo(page, address)).map(codeIn);
        code = codes.find((one) => one !== '') ?? '';
        return code;
      },
      { message: `an e-mail with a code to ${address}` },
    )
    .not.toBe('');
  return code;
}

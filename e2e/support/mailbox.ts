import { expect, type Page } from '@playwright/test';

interface Mail {
  subject: string;
  text: string;
}

/** Returns all e-mails to an address in the built-in mailbox, newest first. */
async function mailsTo(page: Page, address: string): Promise<Mail[]> {
  const response = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  return ((await response.json()) as { data: Mail[] }).data;
}

/** Returns the newest e-mail to an address whose subject contains `words`, once at least `count` of these exist. */
export async function mailAbout(
  page: Page,
  address: string,
  words: string,
  count = 1,
): Promise<Mail> {
  let found: Mail[] = [];
  await expect
    .poll(
      async () => {
        found = (await mailsTo(page, address)).filter(({ subject }) => subject.includes(words));
        return found.length;
      },
      { message: `${String(count)} mails about "${words}" to ${address}` },
    )
    .toBeGreaterThanOrEqual(count);
  const [newest] = found;
  if (!newest) throw new Error('no mail');
  return newest;
}

export const codeIn = (mail: Mail): string => /\b(\d{6})\b/.exec(mail.text)?.[1] ?? '';

/** Returns the newest six-digit code sent to an address, skipping e-mails without a code. */
export async function codeFromMail(page: Page, address: string): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        const codes = (await mailsTo(page, address)).map(codeIn);
        code = codes.find((one) => one !== '') ?? '';
        return code;
      },
      { message: `a mail with a code to ${address}` },
    )
    .not.toBe('');
  return code;
}

import { expect, type Page } from '@playwright/test';

interface Mail {
  subject: string;
  text: string;
}

/** The newest six-digit code mailed to an address, out of the built-in mailbox. */
export async function codeFromMail(page: Page, address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const response = await page.request.get(
          `/dev/mailbox.json?to=${encodeURIComponent(address)}`,
        );
        const { data } = (await response.json()) as { data: Mail[] };
        code = /\b(\d{6})\b/.exec(data[0]?.text ?? '')?.[1];
        return code;
      },
      { message: `a code for ${address}` },
    )
    .toBeDefined();
  return code ?? '';
}

import { readFile } from 'node:fs/promises';

/** Data folder of the casino under test (playwright.config.ts). */
export const CASINO_DATA = 'test-results/data';

/** Returns a 32-byte secret of this installation, as the server reads it (platform/config.ts). */
export async function secretOf(name: 'appSecret' | 'seedEncryptionKey'): Promise<Buffer> {
  const secrets = JSON.parse(await readFile(`${CASINO_DATA}/secrets.json`, 'utf8')) as Record<
    string,
    string
  >;
  const value = secrets[name];
  if (!value) throw new Error(`${name} is not in secrets.json`);
  return Buffer.from(value, 'hex');
}

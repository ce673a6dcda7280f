import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileFrame, frameFile } from './email-frame.ts';

test('the frame of the e-mails that the server reads is compiled from its source', async () => {
  // If this assertion fails, run `node tools/email-frame.ts`.
  expect(readFileSync(frameFile, 'utf8')).toBe(await compileFrame());
});

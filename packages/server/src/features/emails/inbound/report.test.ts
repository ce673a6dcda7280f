import { expect, test } from 'vitest';
import { readReport } from './report.ts';
import { absence, complaint, dsn } from './testing-reports.ts';

const read = (raw: string) => readReport(Buffer.from(raw));

test('a bounce has the status codes of failed recipients', async () => {
  expect(await read(dsn())).toEqual({ kind: 'bounce', statuses: ['5.1.1'] });
  const delayed = dsn({ action: 'delayed', status: '4.4.1' });
  expect(await read(delayed)).toEqual({ kind: 'bounce', statuses: [] });
});

test('a complaint has the token of the quoted unsubscribe link, also in a folded header', async () => {
  const link = 'https://casino.example/api/offers/one-click/id.mac-1_2';
  expect(await read(complaint(link))).toEqual({ kind: 'complaint', offerToken: 'id.mac-1_2' });
  expect(await read(complaint('https://other.example/'))).toEqual({
    kind: 'complaint',
    offerToken: undefined,
  });
});

test('other e-mails are no reports', async () => {
  const link = 'https://casino.example/api/offers/one-click/id.mac';
  for (const raw of ['', '\r\n', absence(), complaint(link, 'not-spam'), 'Subject: x\r\n\r\n\0'])
    expect(await read(raw)).toBeUndefined();
});

test('a deeply nested e-mail is refused, not parsed', async () => {
  const open = Array.from({ length: 50 }, (_, level) =>
    [`Content-Type: multipart/mixed; boundary="b${level}"`, '', `--b${level}`].join('\r\n'),
  );
  await expect(read(`${open.join('\r\n')}\r\n\r\nx`)).rejects.toThrow();
});

/** E-mails for tests of support's inbound addresses. */
import { randomBytes } from 'node:crypto';

export interface EmailInput {
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  html?: string;
  messageId?: string;
  /** Additional header lines, without line breaks at the end. */
  headers?: readonly string[];
  files?: readonly { name: string; type: string; content: Buffer; contentId?: string }[];
}

/** Returns a raw e-mail with the given fields, and with default values for omitted fields. */
export function emailOf({
  from = 'Ann <ann@mail.example>',
  to = 'support@casino.example',
  subject = 'A question',
  text = 'Where is my cash-out?',
  html,
  messageId = `<${randomBytes(8).toString('hex')}@mail.example>`,
  headers = [],
  files = [],
}: EmailInput = {}): string {
  const boundary = `b${randomBytes(8).toString('hex')}`;
  const part = (type: string, body: string, more: readonly string[] = []) =>
    [`--${boundary}`, `Content-Type: ${type}`, ...more, '', body].join('\r\n');
  const parts = [
    ...(html === undefined
      ? [part('text/plain; charset=utf-8', text)]
      : [part('text/html; charset=utf-8', html)]),
    ...files.map(({ name, type, content, contentId }) =>
      part(`${type}; name="${name}"`, content.toString('base64').replaceAll(/.{76}/g, '$&\r\n'), [
        'Content-Transfer-Encoding: base64',
        contentId === undefined
          ? `Content-Disposition: attachment; filename="${name}"`
          : `Content-Disposition: inline; filename="${name}"\r\nContent-ID: <${contentId}>`,
      ]),
    ),
  ];
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'Date: Mon, 02 Mar 2026 12:00:00 +0000',
    ...(messageId === '' ? [] : [`Message-ID: ${messageId}`]),
    'MIME-Version: 1.0',
    ...headers,
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...parts,
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/** Returns malformed and malicious e-mails by description. Tests use the descriptions as names. */
export function hostileEmails(): ReadonlyMap<string, Buffer> {
  const head = (type: string) =>
    `From: a@b.example\r\nSubject: Help\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n`;
  const nested = Array.from(
    { length: 10_000 },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  );
  const parts = '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(100_000);
  const deepHtml = `${'<div>'.repeat(200_000)}x${'</div>'.repeat(200_000)}`;
  return new Map<string, Buffer>(
    [
      ['an empty one', ''],
      ['one without a body', 'Subject: Help'],
      ['10,000 nested multiparts', `From: a@b.example\r\nSubject: Help\r\n${nested.join('')}\r\nx`],
      [
        'a header of 1 MB',
        `From: a@b.example\r\nSubject: Help\r\nX-Long: ${'x'.repeat(1_000_000)}\r\n\r\nx`,
      ],
      [
        '100,000 header fields',
        `From: a@b.example\r\nSubject: Help\r\n${'X-A: 1\r\n'.repeat(100_000)}\r\nx`,
      ],
      ['100,000 parts', `${head('multipart/mixed; boundary=b')}${parts}--b--\r\n`],
      ['a part that never ends', `${head('multipart/mixed; boundary=b')}--b\r\n\r\nx`],
      ['broken base64', `${head('text/plain\r\nContent-Transfer-Encoding: base64')}%%%=A==\0AAA`],
      ['lone CR and NUL', `${head('text/plain')}a\rb\0c\r\r\n`],
      [
        'a wrong charset',
        Buffer.concat([
          Buffer.from(head('text/plain; charset=utf-8')),
          Buffer.from([0xff, 0xfe, 0xed, 0xa0, 0x80, 0x41]),
        ]),
      ],
      ['an unknown charset', `${head('text/plain; charset=x-none')}Hello`],
      ['UTF-7', `${head('text/plain; charset=utf-7')}+ADw-script+AD4-`],
      ['20 MB of quotations', `${head('text/plain')}${'> On x wrote:\r\n'.repeat(1_400_000)}`],
      ['20 MB of spaces', `${head('text/plain')}${' '.repeat(20_000_000)}x`],
      ['a line of 20 MB', `${head('text/plain')}${'On '.repeat(6_600_000)}wrote:`],
      ['deep HTML', `${head('text/html')}${deepHtml}`],
      [
        'HTML of 20 MB',
        `${head('text/html')}${'<a href="x">&lt;b&gt;</a><table><tr><td>'.repeat(500_000)}`,
      ],
      ['nested forwarded e-mails', `${head('message/rfc822').repeat(1000)}x`],
      [
        'a subject with direction marks',
        `From: a@b.example\r\nSubject: =?utf-8?B?${Buffer.from('a\u202Egpj.exe\u0007\u0000').toString('base64')}?=\r\n\r\nx`,
      ],
      [
        'encoded words without end',
        `From: a@b.example\r\nSubject: ${'=?utf-8?Q?a?= '.repeat(3000)}\r\n\r\nx`,
      ],
    ].map(([name, raw]) => [name as string, Buffer.from(raw as string)] as const),
  );
}

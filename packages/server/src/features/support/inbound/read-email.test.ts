import { describe, expect, test } from 'vitest';
import { TICKET_MAX_EMAIL_TEXT } from '@wl/world/casino/support';
import { readEmail } from './read-email.ts';
import { emailOf, hostileEmails, type EmailInput } from './testing-emails.ts';

async function read(input: EmailInput | string) {
  const email = await readEmail(Buffer.from(typeof input === 'string' ? input : emailOf(input)));
  if (!email.isReadable) throw new Error('the e-mail could not be read');
  return email;
}

describe('an e-mail', () => {
  test('has a sender, a subject, a text and references to earlier ones, the newest first', async () => {
    const email = await read({
      from: '=?utf-8?Q?=C3=9Cnal?= <ann@mail.example>',
      messageId: '<1@mail.example>',
      headers: ['References: <a@b.example> <b@b.example>', 'In-Reply-To: <c@b.example>'],
    });
    expect(email).toMatchObject({
      from: { name: 'Ünal', address: 'ann@mail.example' },
      subject: 'A question',
      text: 'Where is my cash-out?',
      messageId: '<1@mail.example>',
      references: ['<c@b.example>', '<b@b.example>', '<a@b.example>'],
    });
  });

  test('in HTML becomes text, without styles, scripts and pictures', async () => {
    const { text } = await read({
      html: '<style>p{}</style><h1>Hi</h1><p>One<br>two &lt;b&gt;</p><script>x()</script><img src="http://t.example/1.gif" alt="x"><a href="https://a.example/">link</a>',
    });
    expect(text).toBe('Hi\n\nOne\ntwo <b>\n\nlink [https://a.example/]');
  });

  test('that answers us in HTML is separated from the quotation', async () => {
    const { text, quoted } = await read({
      html: '<div>Thank you!</div><div>On Monday, W &lt;a@b.example&gt; wrote:<br></div><blockquote>Hello<br>Dana</blockquote>',
    });
    expect(text).toBe('Thank you!');
    expect(quoted).toBe('On Monday, W <a@b.example> wrote:\n\n> Hello\n> Dana');
  });

  test('loses characters that hide or reverse text, also in names of files', async () => {
    const email = await read({
      subject: `=?utf-8?B?${Buffer.from('Bank\u202Egpj.exe\u0000\u0007').toString('base64')}?=`,
      text: 'a\u200Bb\u202Ec\rd\u0000',
      files: [{ name: 'x\u202Egpj.png', type: 'image/png', content: Buffer.from('x') }],
    });
    expect([email.subject, email.text, email.files[0]?.name]).toEqual([
      'Bankgpj.exe',
      'abc\nd',
      'xgpj.png',
    ]);
  });

  test('keeps emoji that consist of several characters', async () => {
    const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
    expect((await read({ text: `Thank you ${family}` })).text).toBe(`Thank you ${family}`);
  });

  test('with a long text is cut', async () => {
    const { text, isCut } = await read({ text: 'x\r\n'.repeat(TICKET_MAX_EMAIL_TEXT) });
    expect([text.length, isCut]).toEqual([TICKET_MAX_EMAIL_TEXT, true]);
  });

  test('cannot add header fields by encoded line breaks', async () => {
    const injected = Buffer.from('Hi\r\nAuto-Submitted: auto-replied').toString('base64');
    const email = await read({ subject: `=?utf-8?B?${injected}?=` });
    expect(email.subject).toBe('Hi Auto-Submitted: auto-replied');
    expect(email.headers.map(([name]) => name)).not.toContain('auto-submitted');
  });

  test('keeps five files, lists the others, and drops signatures and their small pictures', async () => {
    const file = (name: string, bytes = 100) => ({
      name,
      type: 'image/png',
      content: Buffer.alloc(bytes, 1),
    });
    const { files } = await read({
      html: '<p>Hi <img src="cid:logo@x"><img src="cid:photo@x"></p>',
      files: [
        { ...file('logo.png'), contentId: 'logo@x' },
        { ...file('photo.png', 20_000), contentId: 'photo@x' },
        { name: 'smime.p7s', type: 'application/pkcs7-signature', content: Buffer.from('x') },
        file('empty.png', 0),
        ...[1, 2, 3, 4, 5].map((number) => file(`${number}.png`)),
      ],
    });
    expect(files.map(({ name, refused, bytes }) => [name, refused ?? bytes?.length])).toEqual([
      ['photo.png', 20_000],
      ['empty.png', 'document.damaged'],
      ['1.png', 100],
      ['2.png', 100],
      ['3.png', 100],
      ['4.png', 100],
      ['5.png', 'ticket.too_many_files'],
    ]);
  });
});

describe('a hostile e-mail does not crash or block the server', () => {
  test.each([...hostileEmails()])('%s', { timeout: 20_000 }, async (name, raw) => {
    const start = performance.now();
    const email = await readEmail(raw);
    expect(performance.now() - start).toBeLessThan(10_000);
    if (email.isReadable) {
      expect(email.text.length).toBeLessThanOrEqual(TICKET_MAX_EMAIL_TEXT);
      expect(email.quoted.length).toBeLessThanOrEqual(TICKET_MAX_EMAIL_TEXT);
      expect(email.text + email.quoted + email.subject).not.toMatch(/[\0\r\u202E\uD800-\uDFFF]/);
    } else if (!name.includes('empty')) expect(email.subject).toBe('Help');
  });
});

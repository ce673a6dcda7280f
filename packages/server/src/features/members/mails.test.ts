import { languages } from '@wl/world/languages';
import { describe, expect, test } from 'vitest';
import { confirmationLetter, lockedLetter, recoveryLetter } from './mails.ts';
import { noticeKinds } from './notice-kinds.ts';
import { noticeLetter } from './notices.ts';

const letter = {
  to: 'eve@mail.example',
  name: '<b>Eve</b>',
  code: '042137',
  publicUrl: 'https://casino.example',
};

describe.each(languages)('letters in %s', (language) => {
  test.each([
    [confirmationLetter, '/unverified-email-access?code=042137'],
    [recoveryLetter, '/forgot-password-known-user?code=042137'],
  ])('carry code and link, and no markup of the member', (compose, path) => {
    const mail = compose({ ...letter, language });
    expect(mail.to).toBe(letter.to);
    expect(mail.subject).toContain('Wanderluck');
    for (const text of [mail.text, mail.html ?? '']) {
      expect(text).toContain('042137');
      expect(text).toContain(`https://casino.example${path}`);
      expect(text).not.toMatch(/\{\w+\}/);
    }
    expect(mail.html).toContain(`lang="${language}"`);
    expect(mail.html).not.toContain('<b>Eve');
    expect(mail.text).toContain('<b>Eve</b>');
  });

  test('tell of a lock without a code, and lead to where one is asked for', () => {
    const { code: _, ...rest } = letter;
    const mail = lockedLetter({ ...rest, language });
    for (const text of [mail.text, mail.html ?? '']) {
      expect(text).toContain('https://casino.example/forgot-password-known-user');
      expect(text).not.toMatch(/\{\w+\}|code=/);
    }
    expect(mail.text).not.toMatch(/\b\d{6}\b/);
    expect(mail.html).not.toContain('<b>Eve');
  });

  test.each(noticeKinds)('tell of %s in full, with no code and no markup of the member', (kind) => {
    const values = {
      when: new Date('2026-03-02T12:00:00Z'),
      until: new Date('2026-04-02T12:00:00Z'),
      device: 'Firefox on Linux',
      address: '203.0.113.7',
      left: '9',
    };
    const mail = noticeLetter(kind, { ...letter, language, values });
    expect(mail.subject).toContain('Wanderluck');
    for (const text of [mail.subject, mail.text, mail.html ?? '']) {
      expect(text).not.toMatch(/\{\w+\}/);
    }
    expect(mail.text).not.toMatch(/\b\d{6}\b/);
    expect(mail.text).toMatch(/support@wanderluck\.example|my-general-settings-xs/);
    expect(mail.html).toContain(`lang="${language}"`);
    expect(mail.html).not.toContain('<b>Eve');
    const isAboutExclusion = /^(excluded|reopened)/.test(kind);
    expect(mail.text.includes('gamblingtherapy.org')).toBe(isAboutExclusion);
    // E-mails to excluded members must not link to the casino.
    expect(mail.text.includes('casino.example')).toBe(!/^(excluded|account)/.test(kind));
  });
});

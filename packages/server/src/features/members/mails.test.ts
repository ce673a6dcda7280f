import { languages } from '@wl/world/languages';
import { describe, expect, test } from 'vitest';
import { confirmationLetter, lockedLetter, recoveryLetter } from './mails.ts';

const letter = {
  to: 'eve@mail.example',
  name: '<b>Eve</b>',
  code: '042137',
  publicUrl: 'https://casino.example',
};

describe.each(languages)('letters in %s', (language) => {
  test.each([
    [confirmationLetter, '/unverified-email-access?code=042137'],
    [lockedLetter, '/forgot-password-known-user?code=042137'],
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
});

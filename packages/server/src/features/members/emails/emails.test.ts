import { languages } from '@wl/world/languages';
import { describe, expect, test } from 'vitest';
import { confirmationEmail, lockedEmail, recoveryEmail } from './emails.ts';
import { accountEmailKinds } from './account-email-kinds.ts';
import { accountEmail } from './account-emails.ts';

const addressee = {
  to: 'eve@mail.example',
  name: '<b>Eve</b>',
  code: '042137',
  publicUrl: 'https://casino.example',
};

describe.each(languages)('e-mails in %s', (language) => {
  test.each([
    [confirmationEmail, '/unverified-email-access?code=042137'],
    [recoveryEmail, '/forgot-password-known-user?code=042137'],
  ])('contain the code and the link, and escape markup in the member’s name', (compose, path) => {
    const email = compose({ ...addressee, language });
    expect(email.to).toBe(addressee.to);
    expect(email.subject).toContain('Wanderluck');
    for (const text of [email.text, email.html ?? '']) {
      expect(text).toContain('042137');
      expect(text).toContain(`https://casino.example${path}`);
      expect(text).not.toMatch(/\{\w+\}/);
    }
    expect(email.html).toContain(`lang="${language}"`);
    expect(email.html).not.toContain('<b>Eve');
    expect(email.text).toContain('<b>Eve</b>');
  });

  test('about a locked account contain no code and link to the page that sends one', () => {
    const { code: _, ...rest } = addressee;
    const email = lockedEmail({ ...rest, language });
    for (const text of [email.text, email.html ?? '']) {
      expect(text).toContain('https://casino.example/forgot-password-known-user');
      expect(text).not.toMatch(/\{\w+\}|code=/);
    }
    expect(email.text).not.toMatch(/\b\d{6}\b/);
    expect(email.html).not.toContain('<b>Eve');
  });

  test.each(accountEmailKinds)(
    'about %s are complete, without a code or markup from the member’s name',
    (kind) => {
      const values = {
        when: new Date('2026-03-02T12:00:00Z'),
        until: new Date('2026-04-02T12:00:00Z'),
        device: 'Firefox on Linux',
        address: '203.0.113.7',
        left: '9',
      };
      const email = accountEmail(kind, { ...addressee, language, values });
      expect(email.subject).toContain('Wanderluck');
      for (const text of [email.subject, email.text, email.html ?? '']) {
        expect(text).not.toMatch(/\{\w+\}/);
      }
      expect(email.text).not.toMatch(/\b\d{6}\b/);
      expect(email.text).toMatch(/support@wanderluck\.example|my-general-settings-xs/);
      expect(email.html).toContain(`lang="${language}"`);
      expect(email.html).not.toContain('<b>Eve');
      const isAboutExclusion = /^(excluded|reopened)/.test(kind);
      expect(email.text.includes('gamblingtherapy.org')).toBe(isAboutExclusion);
      // E-mails about an exclusion or a closed account must not link to the casino.
      expect(email.text.includes('casino.example')).toBe(!/^(excluded|account)/.test(kind));
    },
  );
});

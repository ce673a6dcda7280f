import { languages } from '@wl/world/languages';
import { describe, expect, test } from 'vitest';
import type { Deps } from '../../platform/deps.ts';
import type { MemberRow } from '../members/index.ts';
import {
  addressChangedLetter,
  emailChangedLetter,
  emailOwnerLetter,
  emailWarningLetter,
  newEmailLetter,
} from './mails.ts';

const deps = { config: { publicUrl: 'https://casino.example' } } as Deps;

describe.each(languages)('letters of changes in %s', (language) => {
  const member = {
    email: 'eve@mail.example',
    first_name: '<b>Eve</b>',
    language,
  } as MemberRow;
  const wanted = 'second@mail.example';
  test.each([
    ['the code', newEmailLetter(deps, member, { email: wanted, code: '042137' }), '/my-passport'],
    ['the warning', emailWarningLetter(deps, member, wanted), '/my-general-settings-xs'],
    ['to the owner', emailOwnerLetter(deps, member), '/my-general-settings-xs'],
    ['the farewell', emailChangedLetter(deps, member, wanted), '/contact-us'],
    ['the new address', addressChangedLetter(deps, member), '/my-passport'],
  ])('%s', (name, mail, path) => {
    const hasCode = name === 'the code';
    expect(mail.to).toBe(hasCode ? wanted : member.email);
    expect(mail.subject).toContain('Wanderluck');
    for (const text of [mail.text, mail.html ?? '']) {
      expect(text).toContain(`https://casino.example${path}`);
      expect(text.includes('042137')).toBe(hasCode);
      expect(text).not.toMatch(/\{\w+\}|undefined/);
      // An e-mail to one address must not reveal the whole other address.
      expect(text).not.toContain(wanted);
    }
    expect(mail.html).toContain(`lang="${language}"`);
    expect(mail.html).not.toContain('<b>Eve');
  });
});

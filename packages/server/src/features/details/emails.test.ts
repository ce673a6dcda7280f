import { languages } from '@wl/world/languages';
import { describe, expect, test } from 'vitest';
import type { Deps } from '../../platform/deps.ts';
import type { MemberRow } from '../members/index.ts';
import {
  addressChangedEmail,
  emailChangedEmail,
  addressOwnerEmail,
  addressWarningEmail,
  newAddressEmail,
} from './emails.ts';

const deps = { config: { publicUrl: 'https://casino.example' } } as Deps;

describe.each(languages)('e-mails about changed details in %s', (language) => {
  const member = {
    email: 'eve@mail.example',
    first_name: '<b>Eve</b>',
    language,
  } as MemberRow;
  const wanted = 'second@mail.example';
  test.each([
    ['the code', newAddressEmail(deps, member, { email: wanted, code: '042137' }), '/my-passport'],
    ['the warning', addressWarningEmail(deps, member, wanted), '/my-general-settings-xs'],
    ['to the owner', addressOwnerEmail(deps, member), '/my-general-settings-xs'],
    ['the farewell', emailChangedEmail(deps, member, wanted), '/contact-us'],
    ['the new address', addressChangedEmail(deps, member), '/my-passport'],
  ])('%s', (name, composed, path) => {
    const hasCode = name === 'the code';
    expect(composed.to).toBe(hasCode ? wanted : member.email);
    expect(composed.subject).toContain('Wanderluck');
    for (const text of [composed.text, composed.html ?? '']) {
      expect(text).toContain(`https://casino.example${path}`);
      expect(text.includes('042137')).toBe(hasCode);
      expect(text).not.toMatch(/\{\w+\}|undefined/);
      // An e-mail to one address must not reveal the other address in full.
      expect(text).not.toContain(wanted);
    }
    expect(composed.html).toContain(`lang="${language}"`);
    expect(composed.html).not.toContain('<b>Eve');
  });
});

import { expect, test } from 'vitest';
import { passesDmarc } from './authentication-results.ts';

const passes = (value: string) => passesDmarc(value, 'mx.casino.example', 'mail.example');

test.each([
  'mx.casino.example; dmarc=pass header.from=mail.example',
  'MX.casino.example 1; spf=fail smtp.mailfrom=x@y.example;\r\n dmarc=pass (p=reject dis=none) header.from=Mail.Example',
  'mx.casino.example; dkim=pass header.d=mail.example; dmarc = pass policy.dmarc=none header.from=ann@mail.example',
])('is trusted: %s', (value) => {
  expect(passes(value)).toBe(true);
});

test.each([
  '',
  'mx.casino.example; none',
  'mx.casino.example; dmarc=fail header.from=mail.example',
  'mx.casino.example; dmarc=pass header.from=other.example',
  'mx.casino.example; dmarc=pass',
  'mx.casino.example; dmarc=passing header.from=mail.example',
  'mx.casino.example.attacker.example; dmarc=pass header.from=mail.example',
  'other.example (mx.casino.example); dmarc=pass header.from=mail.example',
  'mx.casino.example; dmarc=fail (; dmarc=pass header.from=mail.example)',
  'mx.casino.example; dmarc=fail reason="; dmarc=pass header.from=mail.example"',
  'mx.casino.example; dmarc=fail header.from=mail.example; dmarc=pass header.from=mail.example',
  'mx.casino.example; x-dmarc=pass header.from=mail.example',
])('is not trusted: %s', (value) => {
  expect(passes(value)).toBe(false);
});

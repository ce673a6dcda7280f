import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isOwnPath } from './own-path.ts';

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://casino.example' });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test.each(['/', '/casino-floor?city=tokyo#top', '/campaign/spring', '/a//b'])(
  'isOwnPath() accepts %s',
  (href) => {
    expect(isOwnPath(href)).toBe(true);
  },
);

test.each([
  '',
  'casino-floor',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '\\\\evil.example',
])('isOwnPath() rejects %j', (href) => {
  expect(isOwnPath(href)).toBe(false);
});

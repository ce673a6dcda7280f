import { expect, test } from 'vitest';
import { isPublicHost, listensPublicly } from './public-host.ts';

test.each([
  'localhost',
  'LOCALHOST.',
  'casino.localhost',
  '127.0.0.1',
  '127.8.9.1',
  '[::1]',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.20',
  '169.254.7.7',
  '100.64.0.9',
  '[fd12::1]',
  'fe80::1%eth0',
  '::ffff:192.168.1.20',
  'wanderluck',
  'casino.local',
  'casino.internal',
  'nas.home.arpa',
])('%s is not a public host', (host) => {
  expect(isPublicHost(host)).toBe(false);
});

test.each([
  'casino.example.com',
  'localhost.example.com',
  'mylocalhost.com',
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '[2001:db8::1]',
  '::ffff:8.8.8.8',
])('%s is a public host', (host) => {
  expect(isPublicHost(host)).toBe(true);
});

test('a wildcard listens publicly only if the machine has a public address of its IP version', () => {
  const home = ['127.0.0.1', '192.168.1.20', 'fe80::1%eth0'];
  for (const host of ['0.0.0.0', '::', '0:0::0']) {
    expect(listensPublicly(host, home)).toBe(false);
    expect(listensPublicly(host, [...home, '203.0.113.7'])).toBe(true);
  }
  // A server on `0.0.0.0` listens only on IPv4, so a public IPv6 address of the machine does not expose it.
  expect(listensPublicly('0.0.0.0', [...home, '2001:db8::7'])).toBe(false);
  expect(listensPublicly('::', [...home, '2001:db8::7'])).toBe(true);
  expect(listensPublicly('192.168.1.20', ['203.0.113.7'])).toBe(false);
});

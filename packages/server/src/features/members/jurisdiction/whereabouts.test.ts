import { beforeAll, describe, expect, test } from 'vitest';
import { isBlockedAddress, loadWhereabouts, whereaboutsOf } from './whereabouts.ts';

beforeAll(loadWhereabouts);

describe('the location of an IP address', () => {
  test.each([
    ['127.0.0.1', { kind: 'private' }],
    ['::1', { kind: 'private' }],
    ['10.1.2.3', { kind: 'private' }],
    ['172.31.255.255', { kind: 'private' }],
    ['192.168.0.10', { kind: 'private' }],
    ['::ffff:192.168.0.10', { kind: 'private' }],
    ['fd00::1', { kind: 'private' }],
    ['8.8.8.8', { kind: 'country', country: 'US' }],
    ['::ffff:8.8.8.8', { kind: 'country', country: 'US' }],
    ['193.0.6.139', { kind: 'country', country: 'NL' }],
    ['240.0.0.1', { kind: 'unknown' }],
    ['not an address', { kind: 'unknown' }],
  ])('is private, a country or unknown: %s', (address, expected) => {
    expect(whereaboutsOf(address)).toEqual(expected);
  });

  test('is blocked in a country that the casino does not serve', () => {
    expect(isBlockedAddress('175.45.176.1')).toBe(true);
    expect(isBlockedAddress('8.8.8.8')).toBe(false);
    expect(isBlockedAddress('240.0.0.1')).toBe(false);
  });
});

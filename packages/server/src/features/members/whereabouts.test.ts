import { describe, expect, test } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import { refuseBlockedCountry, whereaboutsOf } from './whereabouts.ts';

describe('whereabouts', () => {
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
  ])('%s', async (address, expected) => {
    expect(await whereaboutsOf(address)).toEqual(expected);
  });

  test('refuse an address of a blocked country', async () => {
    await expect(refuseBlockedCountry('175.45.176.1')).rejects.toThrow(
      new DomainError('request.country_blocked'),
    );
    await expect(refuseBlockedCountry('8.8.8.8')).resolves.toBeUndefined();
  });
});

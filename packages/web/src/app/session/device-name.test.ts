import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test('a device’s name has no English words', () => {
  expect(deviceName('Firefox on Linux', 'Bilinmeyen cihaz')).toBe('Firefox · Linux');
  expect(deviceName('Unknown device', 'Bilinmeyen cihaz')).toBe('Bilinmeyen cihaz');
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearMemberData, readCached, readLocal, writeCached, writeLocal } from './storage.ts';

/**
 * Creates a fake storage whose entries are own properties. If `refuses` is true, every access throws, as in some
 * private windows.
 */
function storage(refuses = false): Storage {
  const work = <T>(does: () => T): T => {
    if (refuses) throw new DOMException('denied', 'SecurityError');
    return does();
  };
  const kept = Object.create({
    getItem: (name: string) => work(() => kept[name] ?? null),
    setItem: (name: string, value: string) => work(() => void (kept[name] = value)),
    removeItem: (name: string) => work(() => delete kept[name]),
  }) as Record<string, string>;
  return kept as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('browser storage', () => {
  test('leaves other cached names unchanged when one is written', () => {
    writeCached('wallet', { cash_cents: 5 });
    writeCached('factor', 3);
    expect(readCached('wallet')).toEqual({ cash_cents: 5 });
  });

  test('does not throw when the browser denies access', () => {
    vi.stubGlobal('localStorage', storage(true));
    vi.stubGlobal('sessionStorage', storage(true));
    expect(() => writeLocal('auth_token', 'x')).not.toThrow();
    expect(readLocal('auth_token')).toBeNull();
    expect(() => writeCached('factor', 7)).not.toThrow();
    expect(readCached('factor')).toBeUndefined();
  });

  test('clears the member’s game data at sign-out and keeps the device’s data', () => {
    const members = [
      'wl-open-round/a/neon-shibuya',
      'wl-open-round/a/steps/shinjuku-jacks',
      'wl-last-bet/neon-shibuya',
      'wl-results/a/lisboa-baccarat',
    ];
    for (const name of members) sessionStorage.setItem(name, '{}');
    localStorage.setItem('wl-windows/a/cash', '{}');
    localStorage.setItem('wl-windows/visitor/demo', '{}');
    writeLocal('ibp-language', 'fr');
    clearMemberData();
    expect(members.map((name) => sessionStorage.getItem(name))).toEqual([null, null, null, null]);
    expect(localStorage.getItem('wl-windows/a/cash')).toBeNull();
    expect(localStorage.getItem('wl-windows/visitor/demo')).toBe('{}');
    expect(readLocal('ibp-language')).toBe('fr');
  });
});

import { describe, expect, test } from 'vitest';
import { type Catalogue, clashes } from './messages.ts';

const catalogue = (feature: string, language: string, text: string, context = ''): Catalogue => ({
  file: `${feature}/locales/${language}.po`,
  language,
  messages: [{ id: 'Flush', context, text }],
});

describe('texts of catalogues that are loaded together', () => {
  const poker = catalogue('play', 'tr', 'Renk');

  test('one that two features translate differently is named with its language and files', () => {
    const found = clashes([catalogue('wallet', 'tr', 'Kilitle'), poker]);
    expect(found).toHaveLength(1);
    for (const part of ['tr: "Flush"', 'wallet/locales/tr.po', 'play/locales/tr.po', 'Kilitle'])
      expect(found[0]).toContain(part);
  });
  test('the same in two features is fine, and so is each language by itself', () => {
    const found = clashes([
      catalogue('market', 'tr', 'Renk'),
      poker,
      catalogue('play', 'es', 'Color'),
    ]);
    expect(found).toEqual([]);
  });
  test('with a context it is another text; two of the same context must agree again', () => {
    const inWallet = catalogue('wallet', 'tr', 'Kilitle', 'cash-out');
    expect(clashes([inWallet, poker])).toEqual([]);
    const [found] = clashes([inWallet, catalogue('notifications', 'tr', 'Kapat', 'cash-out')]);
    expect(found).toContain('"Flush" (context "cash-out")');
  });
  test('what is not translated yet is missing, not different', () => {
    expect(clashes([catalogue('wallet', 'tr', ''), poker])).toEqual([]);
  });
});

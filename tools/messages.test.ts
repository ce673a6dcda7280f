import { describe, expect, test } from 'vitest';
import { breaksLimit, type Catalogue, clashes } from './messages.ts';

const catalogue = (feature: string, language: string, text: string, context = ''): Catalogue => ({
  file: `${feature}/locales/${language}.po`,
  language,
  messages: [{ id: 'Flush', context, text, comment: '' }],
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

describe('limits that a comment sets for the translations', () => {
  const comment = 'Departures board: at most 10 letters, none of them Turkish';
  const onBoard = (text: string, of = comment) =>
    breaksLimit([{ id: 'NO ENTRY', context: '', text, comment: of }]);

  test('ten letters fit, eleven do not', () => {
    expect(onBoard('PORTÃO 404')).toEqual([]);
    expect(onBoard('SEM ACESSOS')).toEqual(['"NO ENTRY": more than 10 letters: "SEM ACESSOS"']);
  });
  test('a letter that the font of the board does not have is reported', () => {
    expect(onBoard('GİRİŞ YOK')).toEqual(['"NO ENTRY": a Turkish letter: "GİRİŞ YOK"']);
  });
  test('a message without such a comment has no limit', () => {
    expect(onBoard('Giriş yapılamaz', '')).toEqual([]);
  });
});

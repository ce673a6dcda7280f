import { describe, expect, test } from 'vitest';
import { breaksLimit, type Catalogue, clashes, sharedClashes } from './messages.ts';

const catalogue = (feature: string, language: string, text: string, context = ''): Catalogue => ({
  file: `${feature}/locales/${language}.po`,
  language,
  messages: [{ id: 'Flush', context, text, comment: '' }],
});

describe('translations that are loaded together', () => {
  const poker = catalogue('play', 'tr', 'Renk');

  test('are reported with language and files when two features translate a text differently', () => {
    const found = clashes([catalogue('wallet', 'tr', 'Kilitle'), poker]);
    expect(found).toHaveLength(1);
    for (const part of ['tr: "Flush"', 'wallet/locales/tr.po', 'play/locales/tr.po', 'Kilitle'])
      expect(found[0]).toContain(part);
  });
  test('are accepted when they agree between features or differ only between languages', () => {
    const found = clashes([
      catalogue('market', 'tr', 'Renk'),
      poker,
      catalogue('play', 'es', 'Color'),
    ]);
    expect(found).toEqual([]);
  });
  test('are compared within their context, and reported when they differ there', () => {
    const inWallet = catalogue('wallet', 'tr', 'Kilitle', 'cash-out');
    expect(clashes([inWallet, poker])).toEqual([]);
    const [found] = clashes([inWallet, catalogue('notifications', 'tr', 'Kapat', 'cash-out')]);
    expect(found).toContain('"Flush" (context "cash-out")');
  });
  test('are not reported when one of them is missing', () => {
    expect(clashes([catalogue('wallet', 'tr', ''), poker])).toEqual([]);
  });
});

test('Translations of texts that both applications take from `ui` must agree', () => {
  const shared = (feature: string, text: string, origin: string): Catalogue => {
    const { messages, ...rest } = catalogue(feature, 'tr', text);
    return { ...rest, messages: messages.map((message) => ({ ...message, origin })) };
  };
  const web = shared('web', 'Renk', ' ../ui/src/features/play/hands.tsx');
  expect(sharedClashes([web, shared('office', 'Kilitle', ' src/features/wallet.tsx')])).toEqual([]);
  const [found] = sharedClashes([
    web,
    shared('office', 'Kilitle', ' src/features/wallet.tsx ../ui/src/features/play/hands.tsx'),
  ]);
  expect(found).toContain('tr: "Flush"');
});

describe('a limit for translations set in a comment', () => {
  const comment = 'Departures board: at most 10 letters, none of them Turkish';
  const onBoard = (text: string, of = comment) =>
    breaksLimit([{ id: 'NO ENTRY', context: '', text, comment: of }]);

  test('allows ten letters and rejects eleven', () => {
    expect(onBoard('PORTÃO 404')).toEqual([]);
    expect(onBoard('SEM ACESSOS')).toEqual(['"NO ENTRY": more than 10 letters: "SEM ACESSOS"']);
  });
  test('rejects a letter that the font of the board does not have', () => {
    expect(onBoard('GİRİŞ YOK')).toEqual(['"NO ENTRY": a Turkish letter: "GİRİŞ YOK"']);
  });
  test('does not apply to a message without such a comment', () => {
    expect(onBoard('Giriş yapılamaz', '')).toEqual([]);
  });
});

import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from './lib/catalogue.ts';
import { readMadeTexts } from './lib/made-texts.ts';
import { rejectedTerms, termBase, type TranslatedLanguage } from './lib/term-base.ts';

const root = path.resolve(import.meta.dirname, '..');

const problems = (language: string, text: string) =>
  rejectedTerms(language, [{ id: 'id', context: '', text, comment: '' }]).map(({ found }) => found);

/** Examples for each term: a sentence with a rejected term, and a correct sentence with similar words. */
const examples: Record<TranslatedLanguage, Record<string, [rejected: string, accepted: string]>> = {
  es: {
    'the casino as an actor': ['La casa paga tu apuesta', 'La ventaja de la casa es 1 %'],
    'cash-out': ['Tu retiro está pendiente', 'Tu retirada está pendiente'],
    'free spins': ['10 tiradas gratis', '10 giros gratis'],
    slot: ['Videotragaperras', 'Videotragamonedas'],
    playlist: ['Tu cinta está vacía', 'Tu lista está vacía: {PLAYLIST_GAMES_MAX}'],
    clerk: ['Un empleado lo revisa', 'Un agente lo revisa'],
    break: ['Un descanso de 24 horas', 'Una pausa de 24 horas'],
    'loading error': ['Los torneos no han llegado', 'La fecha aún no ha llegado'],
  },
  fr: {
    'the casino as an actor': ['La maison paie', 'L’avantage de la maison est de 1 %'],
    'free spins': ['10 free spins', '10 tours gratuits'],
    playlist: ['Votre liste de lecture', 'Votre playlist'],
    clerk: ['Un employé le vérifie', 'Un agent le vérifie'],
    round: ['La ronde est finie', 'La manche est terminée'],
    'loading error': ['La liste n’est pas arrivée', 'La liste n’a pas pu être chargée'],
  },
  pt: {
    'the casino as an actor': ['Custo para a casa', 'A vantagem da casa é 1 %'],
    'top-up': ['Sua recarga falhou', 'Seu depósito falhou'],
    'free spins': ['10 giros grátis', '10 rodadas grátis'],
    playlist: ['Sua lista de reprodução', 'Sua playlist'],
    clerk: ['Um funcionário verifica', 'Um atendente verifica'],
    'loading error': ['A lista não chegou', 'Sua decisão não chegou até nós'],
  },
  tr: {
    'the casino as an actor': ['Kasanın aralığı', 'Kasa avantajı yüzde 1'],
    'stake placed': ['2 bahis yatırıldı', '2 bahis oynandı'],
    'free spins': ['10 bedava dönüş', '10 ücretsiz dönüş'],
    playlist: ['Çalma listesini aç', 'Oynatma listesini aç'],
    'bag item': ['Öğeyi sil', 'Ürünü sil; bunu öğrenin'],
    clerk: ['Bir görevli inceler', 'Bir temsilci inceler'],
    affiliate: ['Ortaklar', 'İş ortaklar'],
    'reality check': ['Gerçeklik kontrolü', 'Süre hatırlatması'],
    'authenticator app': ['Kimlik doğrulama uygulaması kur', 'Doğrulama uygulaması kur'],
    cashback: ['Para yatırmaya nakit iade', 'Para yatırmada kayıp iadesi'],
    'loading error': ['Turnuvalar gelmediler', 'Turnuvalar yüklenemedi'],
  },
};

describe('the term base', () => {
  test('has an example for every term', () => {
    for (const [language, terms] of Object.entries(termBase))
      expect(Object.keys(examples[language as TranslatedLanguage])).toEqual(
        terms.map(({ thing }) => thing),
      );
  });

  const cases = Object.entries(examples).flatMap(([language, byThing]) =>
    Object.entries(byThing).map(([thing, texts]) => ({ language, thing, texts })),
  );
  test.each(cases)(
    'rejects the wrong term and accepts the right one in $language: $thing',
    ({ language, thing, texts: [rejected, accepted] }) => {
      expect(
        rejectedTerms(language, [{ id: 'id', context: '', text: rejected, comment: '' }]),
      ).toMatchObject([{ thing }]);
      expect(problems(language, accepted)).toEqual([]);
    },
  );

  test('has no rejected terms for English', () => {
    expect(problems('en', 'free spins, playlist')).toEqual([]);
  });

  test('is followed in all message catalogues', () => {
    const files = globSync('packages/{web,office}/src/**/locales/*.po', { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      rejectedTerms(path.basename(file, '.po'), readCatalogue(path.join(root, file))).map(
        (problem) => ({ file, ...problem }),
      ),
    );
    expect(found).toEqual([]);
  });

  test('is followed in e-mails, rules, errors and information pages', () => {
    const made = readMadeTexts(root);
    expect(made.length).toBeGreaterThan(900);
    const found = made.flatMap(({ path: file, texts }) =>
      Object.entries(texts).flatMap(([language, text]) =>
        problems(language, text).map((term) => ({ file, language, term, text: text.slice(0, 80) })),
      ),
    );
    expect(found).toEqual([]);
  });
});

import type { Message } from './catalogue.ts';

/** Languages that the term base covers. `docs/style.md` and the prose check (tools/tidy/prose.ts) cover English. */
export type TranslatedLanguage = 'es' | 'fr' | 'pt' | 'tr';

/** Term for a concept in one language, with the rejected terms that translations must not use for this concept. */
export interface Term {
  /** English name of the concept, as in GLOSSARY.md. */
  thing: string;
  term: string;
  /** Pattern for the rejected terms. It must not match where the same words have another, correct meaning. */
  rejected: RegExp;
}

/**
 * Returns a regular expression that matches any of the alternatives as a whole word. It does not use `\b`, which
 * recognises only ASCII characters.
 */
const word = (alternatives: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})`, 'iu');

/**
 * Terms to use in translations, one per concept and language, each with its rejected alternatives. docs/translations.md
 * also lists terms without rejected alternatives.
 */
export const termBase: Readonly<Record<TranslatedLanguage, readonly Term[]>> = {
  es: [
    {
      thing: 'the casino as an actor',
      term: 'el casino',
      rejected: word(String.raw`(?<!(?:ventaja|margen|reglas|normas) de )la casa`),
    },
    { thing: 'cash-out', term: 'retirada', rejected: word('retiros?') },
    { thing: 'free spins', term: 'giros gratis', rejected: word('tiradas? gratis|free spins?') },
    { thing: 'slot', term: 'tragamonedas', rejected: word('(?:video)?tragaperras') },
    { thing: 'playlist', term: 'lista', rejected: word('cintas?|mixtapes?|playlists?') },
    { thing: 'clerk', term: 'agente', rejected: word('empleados?|empleadas?|funcionarios?') },
    { thing: 'break', term: 'pausa', rejected: word('descansos?') },
    {
      thing: 'loading error',
      term: 'no se han podido cargar',
      rejected: word('no han llegado|no llegaron'),
    },
  ],
  fr: [
    {
      thing: 'the casino as an actor',
      term: 'le casino',
      rejected: word(String.raw`(?<!(?:avantage|marge|règles) de )la maison`),
    },
    {
      thing: 'free spins',
      term: 'tours gratuits',
      rejected: word('free spins?|parties gratuites'),
    },
    { thing: 'playlist', term: 'playlist', rejected: word('listes? de lecture|mixtapes?') },
    { thing: 'clerk', term: 'agent', rejected: word('employée?s?') },
    { thing: 'round', term: 'manche', rejected: word('rondes?') },
    {
      thing: 'loading error',
      term: 'n’ont pas pu être chargés',
      rejected: /n[’']est pas arrivée?|ne sont pas arrivée?s/iu,
    },
  ],
  pt: [
    {
      thing: 'the casino as an actor',
      term: 'o cassino',
      rejected: word(String.raw`(?:para a|pela|à|(?<!(?:vantagem|margem|regras) )da) casa`),
    },
    { thing: 'top-up', term: 'depósito', rejected: word('recargas?') },
    { thing: 'free spins', term: 'rodadas grátis', rejected: word('giros? grátis|free spins?') },
    { thing: 'playlist', term: 'playlist', rejected: word('listas? de reprodução|mixtapes?') },
    { thing: 'clerk', term: 'atendente', rejected: word('funcionári[oa]s?|empregad[oa]s?') },
    {
      thing: 'loading error',
      term: 'não foi possível carregar',
      rejected: /(?<!\p{L})não (?:chegou|chegaram)(?! até)(?!\p{L})/iu,
    },
  ],
  tr: [
    {
      thing: 'the casino as an actor',
      term: 'casino',
      // Reject inflected forms of “kasa” for the casino, but not “kasa” itself, which means the cashier, or “kasa
      // avantajı”, which means the house edge.
      rejected: word('kasan?ın|kasaya|kasadan|kasayı'),
    },
    { thing: 'stake placed', term: 'bahis', rejected: word('bahis(?:ler)? yatırıldı') },
    {
      thing: 'free spins',
      term: 'ücretsiz dönüş',
      rejected: word(String.raw`bedava (?:dönüş|çevirme)\p{L}*|free spins?`),
    },
    {
      thing: 'playlist',
      term: 'oynatma listesi',
      rejected: word(String.raw`(?:çalma|oyun) liste\p{L}*`),
    },
    { thing: 'bag item', term: 'ürün', rejected: word(String.raw`öğe(?!ren)\p{L}*`) },
    { thing: 'clerk', term: 'temsilci', rejected: word(String.raw`görevli\p{L}*`) },
    {
      thing: 'affiliate',
      term: 'iş ortağı',
      rejected: word(String.raw`(?<![iİ]ş )(?:ortaklar|ortağın)\p{L}*`),
    },
    {
      thing: 'reality check',
      term: 'süre hatırlatması',
      rejected: word(String.raw`gerçeklik kontrol\p{L}*`),
    },
    {
      thing: 'authenticator app',
      term: 'doğrulama uygulaması',
      // Reject “kimlik doğrulama” only before “uygulama” or “kod”: on its own, it is the name of the page about
      // identity checks.
      rejected: word(String.raw`kimlik doğrulama (?:uygulama|kod)\p{L}*`),
    },
    {
      thing: 'cashback',
      term: 'kayıp iadesi',
      rejected: word(String.raw`para (?:yatırma )?iadesi\p{L}*|yatırmaya nakit iade\p{L}*`),
    },
    {
      thing: 'loading error',
      term: 'yüklenemedi',
      rejected: word('gelmediler|ulaşmadılar|getirilemedi'),
    },
  ],
};

/** Translation that uses a rejected term. */
export interface RejectedTerm {
  id: string;
  /** Text in the translation that matches the rejected term. */
  found: string;
  thing: string;
  term: string;
}

/** Returns the translations in a catalogue that use a rejected term; an empty list for English. */
export function rejectedTerms(language: string, messages: readonly Message[]): RejectedTerm[] {
  const terms = language in termBase ? termBase[language as TranslatedLanguage] : [];
  return messages.flatMap(({ id, text }) =>
    terms.flatMap(({ thing, term, rejected }) => {
      // Ignore the names of placeholders, because they are code and not translated text.
      const found = rejected.exec(text.replace(/\{\w+(?=[},])/g, '{'))?.[0];
      return found === undefined ? [] : [{ id, found, thing, term }];
    }),
  );
}

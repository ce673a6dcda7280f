import {
  anyText,
  forNumbers,
  forWords,
  pick,
  type Disguise,
  type Random,
} from './testing-disguises.ts';

/**
 * Test messages in five languages that must not be delivered: each contains a disguised insult or disguised contact
 * details.
 */

/** Insults worded as members would write them, by language. They are not taken from the word lists. */
const INSULTS = {
  en: [
    ...[
      'you idiot',
      'what a moron',
      'stupid cow',
      'fuck off',
      'you fucking cheat',
      'piece of shit',
      'bullshit',
    ],
    ...[
      'son of a bitch',
      'bastards',
      'you asshole',
      'wanker',
      'dickhead',
      'go kill yourself',
      'you whore',
      'imbecile',
    ],
    ...[
      'motherfucker',
      'slut',
      'you are retarded',
      'cunt',
      'you loser',
      'shithead',
      'dumbass',
      'kys',
      'suck my dick',
    ],
  ],
  es: [
    ...[
      'eres idiota',
      'hijo de puta',
      'gilipollas',
      'vete a la mierda',
      'cabrones',
      'imbécil',
      'pendejo',
      'puta',
    ],
    ...[
      'maricón',
      'estúpida',
      'subnormal',
      'me cago en tu madre',
      'que te jodan',
      'tonto',
      'chinga tu madre',
      'zorra',
    ],
    ...[
      'malparido',
      'comemierda',
      'boludo',
      'pelotudos',
      'culero',
      'hdp',
      'eres un cerdo',
      'malnacidos',
    ],
  ],
  fr: [
    ...[
      'connard',
      'espèce de connasse',
      'fils de pute',
      'enculé',
      'ta gueule',
      'va te faire foutre',
      'salope',
      'merde',
    ],
    ...[
      'bâtard',
      'crétins',
      'abruti',
      'imbéciles',
      'nique ta mère',
      'gros con',
      'putain',
      'trou du cul',
      'salaud',
    ],
    ...['débile', 'pédé', 'va crever', 'pétasse', 'branleur', 'sale chien', 'enfoirés'],
  ],
  pt: [
    ...[
      'filho da puta',
      'vai tomar no cu',
      'caralho',
      'seu idiota',
      'imbecil',
      'otário',
      'babaca',
      'merda',
      'vai se foder',
    ],
    ...[
      'arrombado',
      'viado',
      'desgraçado',
      'estúpidos',
      'cabrão',
      'cretina',
      'vagabunda',
      'corno',
      'bosta',
      'cuzão',
    ],
    ...['seu lixo', 'retardados', 'vadia', 'palerma', 'porra'],
  ],
  tr: [
    ...[
      'aptal',
      'salaksın',
      'gerizekalı',
      'orospu çocuğu',
      'siktir git',
      'şerefsiz',
      'piç',
      'ibneler',
      'pezevenk',
    ],
    ...[
      'kahpe',
      'yavşak',
      'amına koyayım',
      'dangalaklar',
      'ahmak',
      'eşek oğlu eşek',
      'geri zekalı',
      'mal mısın',
      'it herif',
    ],
    ...['kaltak', 'sürtük', 'beyinsiz', 'haysiyetsiz', 'puşt', 'yarrak'],
  ],
} as const;

/** Invitations by language, with the placeholder `{}` for the contact details. */
const INVITATIONS = {
  en: ['call me {}', '{} is mine', 'more wins here {}'],
  es: ['llámame {}', 'mi contacto: {}', 'ganas más aquí {}'],
  fr: ['appelle {}', 'mon contact : {}', 'gagne plus ici {}'],
  pt: ['liga {}', 'meu contato: {}', 'ganhe mais aqui {}'],
  tr: ['beni ara {}', 'iletişim: {}', 'daha çok kazan {}'],
} as const;
type ChatLanguage = keyof typeof INSULTS;
const languages = Object.keys(INSULTS) as ChatLanguage[];

const PHONES: Record<ChatLanguage, string[]> = {
  en: ['+44 7911 123456', '(555) 867-5309', '020 7946 0958', '07911123456', '1-800-555-0199'],
  es: ['612 345 678', '+34 655-12-34-56', '91 123 45 67', '0034612345678', '+52 55 1234 5678'],
  fr: ['06 12 34 56 78', '+33 6 98 76 54 32', '01.23.45.67.89', '0612345678', '07-88-99-10-11'],
  pt: ['912 345 678', '+351 21 123 4567', '(11) 98765-4321', '+55 11 91234 5678', '11987654321'],
  tr: ['0532 123 45 67', '+90 532 987 65 43', '05321234567', '0212 345 67 89', '0 (555) 444 33 22'],
};
const DIGITS: Record<ChatLanguage, string> = {
  en: 'zero one two three four five six seven eight nine',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf',
  pt: 'zero um dois três quatro cinco seis sete oito nove',
  tr: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz',
};
const DOTS: Record<ChatLanguage, string> = {
  en: 'dot',
  es: 'punto',
  fr: 'point',
  pt: 'ponto',
  tr: 'nokta',
};
const SITES = [
  'best-casino.com',
  'win4free.net',
  'www.lucky.org',
  'spins.xyz',
  'https://bonus.io/x',
  'play.bet',
  't.me/winner',
];
const CONTACTS = [
  ...[
    'maria.lopez@gmail.com',
    'joe@mail.example.org',
    '@lucky_joe77',
    'telegram: luckyjoe',
    'whatsapp me',
    'insta luckyjoe',
  ],
  ...['my discord is joe', 'joe at hotmail', 'joe (at) mail (dot) com', 'snapchat joe99'],
];

interface Planted {
  kind: 'insult' | 'phone' | 'link' | 'contact';
  language: ChatLanguage;
  disguise: string;
  text: string;
}

function disguised(random: Random, disguises: Record<string, Disguise>, text: string) {
  const disguise = pick(random, Object.keys(disguises));
  return { disguise, text: disguises[disguise]?.(text.toLowerCase(), random) ?? text };
}

function linkIn(language: ChatLanguage, random: Random) {
  const site = pick(random, SITES);
  const dot = DOTS[language];
  const wordy = site
    .replace(/^https?:\/\//, '')
    .replaceAll('.', pick(random, [` ${dot} `, ` (${dot}) `, '[.]', ' . ', '(.)']));
  return site.includes('/') || random(2) === 0
    ? disguised(random, anyText, site)
    : { disguise: 'dot as a word', text: wordy };
}

function phoneIn(language: ChatLanguage, random: Random) {
  const phone = pick(random, PHONES[language]);
  if (random(5) > 0) return disguised(random, forNumbers, phone);
  const words = DIGITS[language].split(' ');
  const text = [...phone.replaceAll(/\D/g, '')]
    .map((digit) => words[Number(digit)])
    .join(pick(random, [' ', '-', ', ']));
  return { disguise: 'digits as words', text };
}

/** Returns one message that must not be delivered. */
export function plant(random: Random): Planted {
  const language = pick(random, languages);
  const kind = pick(random, ['insult', 'insult', 'phone', 'link', 'contact'] as const);
  if (kind === 'insult')
    return { kind, language, ...disguised(random, forWords, pick(random, INSULTS[language])) };
  const hidden = {
    phone: phoneIn,
    link: linkIn,
    contact: () => disguised(random, anyText, pick(random, CONTACTS)),
  }[kind](language, random);
  const text = pick(random, INVITATIONS[language]).replace('{}', hidden.text);
  return { kind, language, disguise: hidden.disguise, text };
}

/**
 * Checks that no identifier or file name uses a word from the left column of the vocabulary in docs/style.md.
 * `prose-patterns.ts` checks prose.
 */
import { parseSync } from 'oxc-parser';
import type { Finding } from './rules.ts';
import type { SourceFile } from './source.ts';

/**
 * Banned words, each with the replacement to use. `flush` is not included, because the specification uses this word.
 */
const replacedWords: Readonly<Record<string, string>> = {
  anew: 'again',
  brought: 'loaded',
  clean: 'eligible (for automatic payout)',
  deed: 'action',
  desk: 'page or queue (office), batcher (bets), controls (games), window manager',
  door: 'dialog',
  enquiry: 'ticket',
  envelope: 'payload, publication, card',
  floor: 'lobby',
  heir: 'focus restoration',
  helper: 'worker',
  house: 'casino, operator, server',
  lane: 'queue',
  letter: 'email, ticket',
  life: 'lifetime',
  mail: 'email',
  noted: 'recorded',
  notice: 'email, notification, message',
  purse: 'balance',
  said: 'announced',
  sight: 'visibility',
  sitting: 'session',
  slip: 'row',
  standing: 'status, state, progress, rank',
  stands: 'is stored, applies',
  stranger: 'unknown device, outsider',
  tell: 'publish, notify, announce',
  told: 'published, notified, announced',
  twin: 'duplicate',
  wish: 'request',
  writer: 'requester (of a ticket or chat), author, sender',
};

const plurals: Readonly<Record<string, string>> = {
  enquiries: 'enquiry',
  lives: 'life',
  tells: 'tell',
  wishes: 'wish',
  wished: 'wish',
  mailed: 'mail',
};

/**
 * Allowed uses of banned words, each with its reason. `names` are complete identifiers. If `names` is omitted, every
 * name in files that match `path` is allowed.
 */
export const exceptions: readonly { reason: string; path: RegExp; names?: readonly string[] }[] = [
  {
    reason: 'wire and stored values: clients and the rows of the database contain these names',
    path: /^packages\//,
    names: [
      'another_house',
      'at_desk',
      'by_desk',
      'by_house',
      'letter_answered',
      'notice_sent',
      'passport_desk',
      'sent_to_desk',
      'tax_letter',
    ],
  },
  {
    reason: 'data of the stored event `enquiries.answered`: the event log is append-only',
    path: /^packages\/(?:contract\/src\/events\/support|server\/src\/features\/(?:support\/office\/answer-ticket|notifications\/(?:rules|notifications\.test)))\.ts$/,
    names: ['enquiry_id'],
  },
  {
    reason: 'stored: data of the event `members.notice_sent`',
    path: /members\/emails\/account-emails|notifications\/(?:rules|notifications\.test)|events\/members/,
    names: ['notice'],
  },
  {
    reason: 'wire name: the realtime message `activities.noted`',
    path: /^packages\/(?:contract|server|web)\/.*(?:activities|journey\/realtime)/,
    names: ['noted'],
  },
  {
    reason: 'Math.floor, and the icon of the casino floor',
    path: /./,
    names: ['floor'],
  },
  {
    reason: 'stored: the specification names this data of the session',
    path: /^packages\/web\/src\/app\/session\/(?:storage|kept-answers)/,
    names: ['casinoFloorPlaylists'],
  },
  {
    reason:
      'installed migrations cannot be renamed or edited, because databases store their checksums',
    path: /^packages\/server\/migrations\//,
  },
  {
    reason: 'house accounts of the ledger, which the style guide keeps',
    path: /^packages\/(?:server|office|web|contract)\/.*(?:ledger|wallet|voided-effects)/,
    names: ['house', 'playHouse', 'play_house'],
  },
  {
    reason: 'full house, a hand of poker',
    path: /poker|cards/,
    names: ['full_house'],
  },
  {
    reason: 'drawings of buildings',
    path: /^packages\/(?:art|games\/src\/catalogue|world\/src\/cities)\//,
    names: ['house', 'houses', 'House', 'drawHouse', 'drawHouses', 'drawOperaHouse', 'floors'],
  },
  {
    reason: 'letters of the alphabet, and of playing cards',
    path: /^(?:bench\/inp|e2e\/(?:blackjack|my-passport|support\/documents)|packages\/(?:art|games|ui\/src\/journey\/split-flap|world\/src\/cities\/spots|server\/src\/(?:features\/(?:members|passport)|platform\/(?:files|openapi|passwords\/common-passwords))|office\/src\/features\/journey-replay|web\/src\/(?:app\/shell\/fonts|features\/(?:members|passport\/machine-zone|play))))/,
    names: [
      'letter',
      'letters',
      'LETTERS',
      'LETTER_MS',
      'MIN_LISTED_LETTERS',
      'INSIDE_FROM_LETTERS',
    ],
  },
  {
    reason: 'a letter of a bank as proof of address',
    path: /^packages\/web\/src\/features\/passport\//,
    names: ['LetterSketch'],
  },
  {
    reason: 'the storage notice: the usual name of the text about cookies',
    path: /storage-notice|shell\/frame|e2e\/info/,
  },
  {
    reason: 'names of SMTP, nodemailer, Redocly and the configuration (MAIL_FROM)',
    path: /./,
    names: ['mailFrom', 'onMailFrom', 'sendMail', 'REDOCLY_SUPPRESS_UPDATE_NOTICE'],
  },
  {
    reason: 'the SMTP envelope of smtp-server and nodemailer, and an icon',
    path: /\/platform\/email\/|\/(emails|support)\/inbound\/|^packages\/ui\/tools\/icons\.ts$/,
    names: ['envelope'],
  },
  {
    reason: 'code that writes pages and the API document, not a person',
    path: /^packages\/server\/src\/(?:app\.ts|platform\/(?:http|openapi)\/)/,
    names: ['writer', 'writers', 'pageWriters', 'PageWriter', 'SchemaWriter'],
  },
  {
    reason: 'code that writes the rules and the program of a slot, not a person',
    path: /^packages\/games\/src\/(?:catalogue\/slot-rules\/rules|engines\/lines\/write-program)\.ts$/,
    names: ['writer', 'Writer'],
  },
  { reason: 'tests of these rules name the words', path: /^tools\/tidy\// },
  { reason: 'the Sydney Opera House', path: /^packages\/world\/src\/cities\/sydney\/opera-house/ },
];

/**
 * Returns the words of a name in lower case. For `HOUSE_EDGE`, `houseEdge` and `house-edge`, returns `house` and
 * `edge`.
 */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Returns the banned word that a name contains, in the singular; undefined if it contains none. */
export function replacedWordIn(name: string): string | undefined {
  for (const word of wordsOf(name)) {
    const singular =
      plurals[word] ?? (Object.hasOwn(replacedWords, word) ? word : word.replace(/s$/, ''));
    if (Object.hasOwn(replacedWords, singular)) return singular;
  }
  return undefined;
}

const isException = (file: string, name: string): boolean =>
  exceptions.some(({ path, names }) => path.test(file) && (!names || names.includes(name)));

const identifierTypes = new Set(['Identifier', 'PrivateIdentifier', 'JSXIdentifier']);

function identifiersOf({ path, text }: SourceFile): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one);
    } else if (typeof node === 'object' && node !== null) {
      const { type, name } = node as { type?: unknown; name?: unknown };
      if (typeof type === 'string' && identifierTypes.has(type) && typeof name === 'string')
        found.add(name);
      for (const value of Object.values(node)) visit(value);
    }
  };
  visit(parseSync(path, text).program);
  return found;
}

/** Returns identifiers and file names that contain a banned word. */
export function replacedNames(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const names = /\.tsx?$/.test(file.path) ? identifiersOf(file) : new Set<string>();
    return [file.path, ...names].flatMap((name) => {
      const word = replacedWordIn(name);
      if (word === undefined || isException(file.path, name)) return [];
      const instead = replacedWords[word] ?? '';
      return [{ rule: 'replaced name', path: file.path, what: `${name}: ${word} → ${instead}` }];
    });
  });
}

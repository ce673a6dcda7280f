/** Pattern of prose that docs/style.md bans, with the replacement to use. */
export interface BannedPattern {
  /** Short name, shown in findings. */
  name: string;
  pattern: RegExp;
  /** Advice shown in findings: a rule of docs/style.md, or the term to use instead. */
  instead: string;
  /** Kinds of text to which the pattern applies. If omitted, it applies to all kinds. */
  only?: readonly ProseKind[];
}

/** Kinds of text that the prose check reads. */
export type ProseKind = 'comment' | 'doc' | 'message';

/** Matches the start of a sentence or clause: the start of the text, or punctuation followed by white space. */
const START = String.raw`(?:^|[.:;!?]\s+)`;
/** Pattern that matches the text before a “who” or “what” that has no noun to refer to. */
const BEFORE_BARE_CLAUSE = String.raw`(?:^|[.:;(–]\s*|(?:^|[.:;]\s+)(?:Returns|Shows|Tells|Says|Finds|Lists|Reads|Records|Counts|Checks|Refuses|Rejects|Decides) |\b(?:to|for|by|from|of|and|or|with|as|than|is|was|are|in|on|at|not|only|but|that|says?|knows?|shows?|holds?|sees?|gives?|takes?|keeps?) )`;

const word = (alternatives: string) => new RegExp(String.raw`\b(?:${alternatives})\b`, 'i');

export const bannedPatterns: readonly BannedPattern[] = [
  {
    name: 'bare who',
    pattern: new RegExp(
      String.raw`${BEFORE_BARE_CLAUSE}who(?:m|ever)?\b(?! (?:am|are) (?:i|you)\b)(?![^.!]*\?)`,
      'im',
    ),
    instead: 'give the clause a noun: “a member who …” (rule 3)',
  },
  {
    name: 'bare what',
    pattern:
      /\bwhat(?:ever)? (?:is|was|were|stands?|stood|has|had|holds?|comes? (?!next)|came|goes|went|remains?|belongs?|counts?|follows?|waits?)\b(?![^.!]*\?)/i,
    instead: 'name the thing: “the value that …” (rule 3)',
  },
  {
    name: 'clause as subject',
    pattern: new RegExp(
      String.raw`${START}(?:What|Who|Whom|Whoever|Whatever|Whether|Everything that)\b(?![^.!]*\?)`,
      'm',
    ),
    instead: 'begin with a verb or the noun (rule 7)',
    only: ['comment', 'doc'],
  },
  { name: 'told', pattern: /\btold\b(?! as a )/i, instead: 'notified, published, shown, reported' },
  {
    name: 'the house',
    pattern: /\bthe house\b(?![’']s edge| edge| account| rules?\b)/i,
    instead: 'the casino, the operator, the server, Wanderluck',
  },
  {
    name: 'stands',
    pattern:
      /(?<!member )(?<!player )(?<!dealer )(?<!three )\b(?:stands|stood)\b(?! on (?:hard|soft|all|17|every|6|hand))(?! until)/i,
    instead: 'is stored, is shown, applies, is active',
  },
  { name: 'anew', pattern: word('anew'), instead: 'again' },
  {
    name: 'brought',
    pattern: /\bbrought\b(?! (?:forward|you|stress)\b)/i,
    instead: 'loaded, sent',
  },
  {
    name: 'put down',
    pattern: word('puts? down|putting down|noted'),
    instead: 'record, recorded',
  },
  {
    name: 'goes by itself',
    pattern: word('(?:go|goes|went|come|comes) by (?:itself|themselves)'),
    instead: 'automatically',
  },
  { name: 'lets be', pattern: word('lets? (?:it |them )?be'), instead: 'ignores, leaves' },
  { name: 'comes to', pattern: /\bcomes? to (?!an end|the |a )/i, instead: 'is, totals, equals' },
  { name: 'called off', pattern: word('call(?:ed|s)? off|calling off'), instead: 'cancelled' },
  { name: 'sitting', pattern: word('sittings?'), instead: 'session' },
  // Allow “We wish you …” and the placeholder {wish}, where the word does not mean a request.
  { name: 'wish', pattern: /(?<!\{)\bwish(?:es|ed)?\b(?! you\b)/i, instead: 'request' },
  { name: 'twin', pattern: word('twins?'), instead: 'duplicate request' },
  { name: 'heir', pattern: word('heirs?'), instead: 'focus restoration' },
  { name: 'deed', pattern: word('deeds?'), instead: 'action; on screen: task' },
  { name: 'purse', pattern: word('purses?'), instead: 'balance' },
  { name: 'lane', pattern: /(?<!\bPark )(?<!\bHarbour )\b[Ll]anes?\b/, instead: 'queue' },
  {
    name: 'desk',
    pattern: /\bdesks?\b(?!top)/i,
    instead: 'back-office page or queue; bet batcher; window manager; controls',
  },
  {
    name: 'letter',
    pattern:
      /(?<!capital )(?<!lower-?case )(?<!upper-?case )(?<!first )(?<!any )(?<!two )(?<!three )\bletters?\b(?! case| or | and |-spacing|, digit| of the alphabet|s? [a-z]\b)/i,
    instead: 'e-mail; ticket',
  },
  {
    name: 'notice',
    pattern: /(?<!tax )\bnotices?\b/i,
    instead: 'e-mail; notification',
    only: ['message'],
  },
  { name: 'enquiry', pattern: word('enquir(?:y|ies)'), instead: 'ticket', only: ['message'] },
  {
    name: 'writer',
    pattern: word('writers?'),
    instead: 'requester; author of one message; sender of an e-mail',
    only: ['message', 'doc'],
  },
  {
    name: 'clean cash-out',
    pattern: word('clean cash-?outs?'),
    instead: 'eligible for automatic payout',
  },
  { name: 'stranger', pattern: word('strangers?'), instead: 'unknown device' },
  {
    name: 'date of work',
    pattern: word(
      'today’s run|as of today|at the moment|recently (?:added|changed)|for now|nowadays',
    ),
    instead: 'describe the present state without a date (rule 10)',
    only: ['doc'],
  },
];

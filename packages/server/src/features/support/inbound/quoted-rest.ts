/**
 * Separates an answer from the earlier e-mails that mail programs quote below it. The text is read line by line, so
 * that the running time is proportional to its length.
 */
import { answerMarkers } from '../answer-marker.ts';

/** Patterns for lines with a date that introduce a quotation. Mail programs can split such a line in two. */
const DATED: readonly RegExp[] = [
  /^on\b.*\bwrote\s?:$/i,
  /^(le|el)\b.*\b(a écrit|escribió)\s?:$/i,
  /^(em|no dia|a)\b.*\bescreveu\s?:$/i,
];
/** Patterns for lines that introduce a quotation and begin with the author's name. */
const NAMED: readonly RegExp[] = [
  /(şunu|şunları)? ?yazdı\s?:$/i,
  /<[^<>\s]+@[^<>\s]+>\s?(wrote|a écrit|escribió|escreveu)\s?:$/i,
];

/** Patterns for separator lines that mail programs insert above a forwarded or quoted e-mail. */
const SEPARATORS: readonly RegExp[] = [
  /^-{2,}\s?(original message|forwarded message|mensaje original|mensaje reenviado|message d['’]origine|message transféré|message original|mensagem original|mensagem encaminhada|orijinal (ileti|mesaj)|özgün ileti|iletilen mesaj)\s?-{2,}$/i,
];

/** Patterns for the first and second header lines that Outlook inserts above a quotation. */
const HEADER_FROM = /^\*?(from|de|kimden|gönderen)\s?:\*?\s/i;
const HEADER_NEXT =
  /^\*?(sent|date|to|subject|enviado( el| em)?|fecha|data|para|asunto|assunto|envoyé|à|objet|gönderme tarihi|gönderildi|tarih|kime|konu)\s?:\*?/i;

/** Maximum length of a line that can introduce a quotation. */
const MAX_LINE = 300;

const isQuote = (line: string) => line.startsWith('>');
const bare = (line: string) => line.replace(/^[\s|*]+/, '').replace(/[\s|*]+$/, '');

/**
 * Returns true if a line is our answer marker. A marker in a line that starts with `>` does not count: in that case all
 * quoted lines start with `>`, and the author may have answered between them.
 */
const isMarker = (line: string) =>
  line.length < MAX_LINE && !isQuote(line) && answerMarkers.has(bare(line).toLowerCase());

const matches = (patterns: readonly RegExp[], line: string): boolean =>
  line.length <= MAX_LINE && patterns.some((pattern) => pattern.test(line));

/** Returns true if the line at this index is the first of the header fields that Outlook inserts above a quotation. */
function startsHeader(lines: readonly string[], at: number): boolean {
  const first = lines[at] ?? '';
  const second = (lines[at + 1]?.trim() === '' ? lines[at + 2] : lines[at + 1]) ?? '';
  if (first.length > MAX_LINE || second.length > MAX_LINE) return false;
  return HEADER_FROM.test(first.trim()) && first.includes('@') && HEADER_NEXT.test(second.trim());
}

/** Returns the index of the line at which the quotation at the end of the text begins. */
function startOfTrailingQuote(lines: readonly string[]): number {
  let at = lines.length;
  while (at > 0 && (isQuote(lines[at - 1] ?? '') || lines[at - 1]?.trim() === '')) at -= 1;
  return at;
}

/**
 * Extends a quotation upwards to include the blank lines, bare `>` lines, horizontal rules and introductory lines above
 * it.
 */
function withAnnouncement(lines: readonly string[], boundary: number): number {
  let at = boundary;
  while (at > 0 && /^[\s>_*-]*$/.test(lines[at - 1] ?? '')) at -= 1;
  const last = lines[at - 1]?.trim() ?? '';
  const before = lines[at - 2]?.trim() ?? '';
  if (matches(DATED, last)) return at - 1;
  if (before !== '' && matches(DATED, `${before} ${last}`)) return at - 2;
  return matches(NAMED, last) || matches(SEPARATORS, last) ? at - 1 : at;
}

const startsQuotation = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  return isMarker(line) || startsHeader(lines, at) || matches(SEPARATORS, line.trim());
};

/**
 * Splits the text of an e-mail into the answer and the quoted text. Quoted lines with answers between them stay in the
 * answer. If the answer would be empty, the whole text is the answer.
 */
export function splitQuoted(text: string): { answer: string; quoted: string } {
  const lines = text.split('\n');
  const first = lines.findIndex((_, at) => startsQuotation(lines, at));
  const trailing = startOfTrailingQuote(lines);
  const end = withAnnouncement(lines, first < 0 ? trailing : Math.min(first, trailing));
  const answer = lines.slice(0, end).join('\n').trim();
  if (answer === '') return { answer: text.trim(), quoted: '' };
  return { answer, quoted: lines.slice(end).join('\n').trim() };
}

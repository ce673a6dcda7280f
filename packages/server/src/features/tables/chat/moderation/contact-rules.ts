import { plainText } from './plain-text.ts';

/** Top-level domains that rarely occur as ordinary words. */
const CLEAR_ENDS = 'com net org biz io gg ly xyz info';
/** Further top-level domains. Many are ordinary words, so fewer disguises of the dot before them are recognised. */
const OTHER_ENDS =
  'app bar bet bio blog br ca casino cc cf ch chat club cn co de dev es eu fm fr fun ga games gd gl gq id ie im in is it jp kz link live ' +
  'lol me ml mx mobi network news nl ninja one online page pl poker pro pt ru sh shop site sk space store tech tk to today top tr tv uk us ' +
  'vip website win wiki work world ws zone am';
const CLEAR = `(?:${CLEAR_ENDS.replaceAll(' ', '|')})`;
const ANY_END = `(?:${`${CLEAR_ENDS} ${OTHER_ENDS}`.replaceAll(' ', '|')})`;
const DOT_WORD = '(?:dot|punto|point|ponto|nokta)';
const OPENING = String.raw`[\s([{<*_~-]+`;
const CLOSING = String.raw`[\s)\]}>*_~-]+`;

const LINKS = [
  /h\s*[tx]\s*[tx]\s*p\s*s?\s*:/,
  /:\s*\/\s*\//,
  /(?:^|[^a-z])w\s*w\s*w\d?(?:[^a-z]|$)/,
  /(?:^|[^a-z0-9])https?(?:[^a-z]|$)/,
  // A name with a domain ending, such as "example.com".
  new RegExp(String.raw`[a-z][a-z0-9-]*\.${ANY_END}(?![a-z0-9])`),
  new RegExp(String.raw`[a-z0-9-]+\.${CLEAR}(?![a-z0-9])`),
  // A disguised dot, such as "example dot com" or "example (dot) com".
  new RegExp(String.raw`[a-z0-9]${OPENING}${DOT_WORD}${CLOSING}${ANY_END}(?:\s*[/:]|\s*$)`),
  new RegExp(
    String.raw`[a-z0-9]${OPENING}${DOT_WORD}${CLOSING}(?:${CLEAR}|bet|casino|site|shop|club|online|app|tv)(?![a-z0-9])`,
  ),
  // A dot with brackets or spaces around it, such as "example[.]com", "example .com" or "example. net".
  /[a-z0-9]\s*[([{<]\s*\.\s*[)\]}>]\s*[a-z]{2,}/,
  new RegExp(String.raw`[a-z0-9]\s+\.\s*${ANY_END}(?![a-z0-9])`),
  new RegExp(String.raw`[a-z0-9]\.\s+(?:net|org|biz|io|gg|ly|xyz)(?![a-z0-9])`),
  new RegExp(String.raw`[a-z0-9]\s*[.,:;]\s*com(?:\s*[/:]|\s*$)`),
  new RegExp(String.raw`[a-z0-9][,;:_*]${CLEAR}\s*$`),
  /(?:^|\D)\d{1,3}(?:\.\d{1,3}){3}(?:\D|$)/,
];

const EMAILS = [
  /[a-z0-9]\s*@\s*[a-z0-9-]+\s*\./,
  /[a-z0-9]{2,}@[a-z0-9]{2,}/,
  /[([{<]\s*(?:at|@)\s*[)\]}>]/,
  /(?:^|[^a-z])(?:arroba|arobase|arobas)(?:[^a-z]|$)/,
];

const HANDLE = /(?:^|[^a-z0-9])@[a-z][a-z0-9._-]{2,}/;

/** Joins single characters that are separated by spaces, such as "e x a m p l e . c o m". */
const joinSpelled = (text: string): string =>
  text.replaceAll(/(?<!\S)\S(?:\s+\S(?!\S)){2,}/g, (run) => run.replaceAll(/\s+/g, ''));

const readings = (text: string): string[] => {
  const plain = plainText(text);
  return [plain, joinSpelled(plain)];
};

export const hasLink = (text: string): boolean =>
  readings(text).some((reading) => LINKS.some((link) => link.test(reading)));

export const hasEmail = (text: string): boolean =>
  readings(text).some((reading) => EMAILS.some((email) => email.test(reading)));

export const hasHandle = (text: string): boolean =>
  readings(text).some((reading) => HANDLE.test(reading));

import { languages, type Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import { keyedHash, sameHash } from '../../platform/keyed-hash.ts';

export type Scheme = 'light' | 'dark';

/** Sample e-mail shown in a preview iframe, with the e-mail's language and colour scheme (light or dark). */
export interface ShownEmail {
  kind: string;
  language: Language;
  scheme: Scheme;
}

type Signing = Pick<Deps, 'config' | 'clock'>;

const LIFETIME_MS = 3_600_000;

const macOf = (deps: Signing, content: string) => keyedHash(deps, 'emails.frame', content);

/**
 * Returns a token that lets an iframe load the HTML part of a sample e-mail for one hour. An iframe cannot send the
 * clerk's session token, so its URL contains this token instead.
 */
export function frameToken(deps: Signing, { kind, language, scheme }: ShownEmail): string {
  const expires = deps.clock.now().getTime() + LIFETIME_MS;
  const content = `${kind}~${language}~${scheme}~${expires}`;
  return `${content}~${macOf(deps, content).toString('base64url')}`;
}

/**
 * Returns the sample e-mail that a token gives access to; undefined if the token has expired or this installation did
 * not create it.
 */
export function shownBy(deps: Signing, token: string): ShownEmail | undefined {
  const [kind = '', language, scheme, expires, mac = ''] = token.split('~');
  const content = [kind, language, scheme, expires].join('~');
  if (!sameHash(Buffer.from(mac, 'base64url'), macOf(deps, content))) return undefined;
  if (Number(expires) < deps.clock.now().getTime()) return undefined;
  const known = languages.find((one) => one === language);
  return known && { kind, language: known, scheme: scheme === 'dark' ? 'dark' : 'light' };
}

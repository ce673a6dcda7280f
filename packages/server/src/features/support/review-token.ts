import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';

/**
 * Token purposes, with the text from which each token is derived. E-mails contain the `review` token. It proves that
 * its bearer can read the requester's mailbox, so it allows everything that a signed-in requester can do with the
 * ticket. A visitor who opens a ticket receives the `files` token, which allows only adding files to the first
 * message, because the visitor's address is unverified. The texts must not change, because links in e-mails contain the
 * tokens.
 */
const purposes = { review: 'enquiries.review', files: 'enquiries.files' } as const;

function tokenFor(
  purpose: keyof typeof purposes,
  { config }: Pick<Deps, 'config'>,
  id: string,
): string {
  return createHmac('sha256', config.appSecret)
    .update(`${purposes[purpose]}\0${id}`)
    .digest('base64url');
}

function isEqual(expected: string, token: string): boolean {
  const [wanted, given] = [Buffer.from(expected), Buffer.from(token)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Returns the token for e-mail links. It allows the recipient to read and answer a ticket without an account. */
export const reviewToken = (deps: Pick<Deps, 'config'>, id: string): string =>
  tokenFor('review', deps, id);

export const tokenFits = (deps: Pick<Deps, 'config'>, id: string, token: string): boolean =>
  isEqual(reviewToken(deps, id), token);

/** Returns the token that allows a visitor to add files to the first message of a new ticket. */
export const filesToken = (deps: Pick<Deps, 'config'>, id: string): string =>
  tokenFor('files', deps, id);

export const filesTokenFits = (deps: Pick<Deps, 'config'>, id: string, token: string): boolean =>
  isEqual(filesToken(deps, id), token);

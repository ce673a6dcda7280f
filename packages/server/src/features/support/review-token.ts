import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';

/**
 * Purposes of tokens, with the text from which each is derived. `review` is the token of e-mails: it proves that its
 * bearer reads the mailbox of the ticket's writer, who can do everything with it that a signed-in member can. `files` is returned to the visitor who opened
 * a ticket, whose address nothing proves: it only adds files to the first message.
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

/** Returns the token for e-mails. With this token, the recipient reads and answers a ticket without an account. */
export const reviewToken = (deps: Pick<Deps, 'config'>, id: string): string =>
  tokenFor('review', deps, id);

export const tokenFits = (deps: Pick<Deps, 'config'>, id: string, token: string): boolean =>
  isEqual(reviewToken(deps, id), token);

/** Returns the token with which a visitor adds files to the first message of a new ticket. */
export const filesToken = (deps: Pick<Deps, 'config'>, id: string): string =>
  tokenFor('files', deps, id);

export const filesTokenFits = (deps: Pick<Deps, 'config'>, id: string, token: string): boolean =>
  isEqual(filesToken(deps, id), token);

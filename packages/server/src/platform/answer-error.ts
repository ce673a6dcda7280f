import type { FastifyError, FastifyInstance } from 'fastify';
import { answerOf, DomainError, statusOf } from './errors.ts';
import type { ErrorCode } from '@wl/contract/errors';

/** Fastify's own refusals, in our words. */
function codeOf(error: FastifyError): ErrorCode | undefined {
  const status = error.statusCode ?? 500;
  if (status === 404) return 'request.not_found';
  if (status === 429) return 'request.too_many';
  if (status >= 400 && status < 500) return 'request.invalid';
  return undefined;
}

/** The database is away or full: nothing was booked, and asking again makes sense. */
const TRY_AGAIN = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET']);

function isTryAgain(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    (code !== undefined && TRY_AGAIN.has(code)) ||
    /^Connection terminated|is not queryable$|timeout exceeded when trying to connect/.test(
      message ?? '',
    )
  );
}

/** Every failure leaves here: expected ones with their code, anything else as a 500 that tells nothing. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | DomainError, request, reply) => {
    if (error instanceof DomainError) {
      if (error.code === 'request.too_many' && error.params?.['seconds'] !== undefined)
        reply.header('retry-after', error.params['seconds']);
      return reply.code(statusOf(error.code)).send(answerOf(error));
    }
    const code = codeOf(error);
    if (code) {
      request.log.info({ err: error }, 'request refused');
      return reply.code(error.statusCode ?? 422).send(answerOf(new DomainError(code)));
    }
    if (isTryAgain(error)) {
      request.log.warn({ err: error }, 'the database did not answer');
      const answer = answerOf(new DomainError('request.overloaded'));
      return reply.code(503).header('retry-after', 2).send(answer);
    }
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send(answerOf(new DomainError('request.unexpected')));
  });
}

import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { answerOf, DomainError, statusOf } from '../errors.ts';
import type { ErrorAnswer, ErrorCode } from '@wl/contract/errors';

/** Returns the contract's error code for an error that Fastify itself has thrown. */
function codeOf(error: FastifyError): ErrorCode | undefined {
  const status = error.statusCode ?? 500;
  if (status === 404) return 'request.not_found';
  if (status === 429) return 'request.too_many';
  if (status >= 400 && status < 500) return 'request.invalid';
  return undefined;
}

/**
 * Error codes for a database that is unavailable, read-only or out of connections. Nothing was booked, and the client
 * should retry.
 */
const TRY_AGAIN = new Set([
  ...['25006', '57P01', '57P02', '57P03', '53300'],
  ...['ECONNREFUSED', 'ECONNRESET'],
]);

function isTryAgain(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    (code !== undefined && TRY_AGAIN.has(code)) ||
    /^Connection terminated|is not queryable$|timeout exceeded when trying to connect/.test(
      message ?? '',
    )
  );
}

/** Error response that a client receives. */
export interface Failure {
  status: number;
  retryAfterSeconds?: string | number;
  answer: ErrorAnswer;
}

/**
 * Builds the error response for any failure on either call path (Fastify or fast-path.ts). Expected failures keep their
 * code. All other failures become a 500 without details.
 */
export function failureOf(error: unknown, log: FastifyBaseLogger): Failure {
  if (error instanceof DomainError) {
    const seconds = error.code === 'request.too_many' ? error.params?.['seconds'] : undefined;
    return {
      status: statusOf(error.code),
      ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
      answer: answerOf(error),
    };
  }
  const code = codeOf(error as FastifyError);
  if (code) {
    log.info({ err: error }, 'request refused');
    const status = (error as FastifyError).statusCode ?? 422;
    return { status, answer: answerOf(new DomainError(code)) };
  }
  if (isTryAgain(error)) {
    log.warn({ err: error }, 'the database did not answer');
    const answer = answerOf(new DomainError('request.overloaded'));
    return { status: 503, retryAfterSeconds: 2, answer };
  }
  log.error({ err: error }, 'request failed');
  return { status: 500, answer: answerOf(new DomainError('request.unexpected')) };
}

/** Makes Fastify respond to errors with the contract's error responses. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, retryAfterSeconds, answer } = failureOf(error, request.log);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return reply.code(status).send(answer);
  });
}

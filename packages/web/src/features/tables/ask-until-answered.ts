import { ApiError } from '../../app/api.ts';
import { useSession } from '../../app/session/session.ts';

const AGAIN_MS = 1_000;
/** Time in ms to wait for a response before the request is retried. */
const ANSWER_MS = 5_000;

/** Returns true if the error does not show whether the server has accepted the request. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Retries an idempotent request until the server has accepted or refused it. Stops if the member leaves the page or
 * another member signs in, because a retry would use the other member's session.
 * @param find looks for the outcome of an earlier attempt if a retry is refused
 * @throws ApiError if the request is refused; the last error if no response arrives
 */
export async function askUntilAnswered<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { isLeft, find }: { isLeft: () => boolean; find?: () => Promise<T | undefined> },
): Promise<T> {
  const memberId = useSession.getState().player?.id;
  const isOver = () => isLeft() || useSession.getState().player?.id !== memberId;
  for (let isPending = false; ; isPending = true) {
    try {
      return await ask(AbortSignal.timeout(ANSWER_MS));
    } catch (error) {
      if (!isUnanswered(error)) {
        const found = isPending ? await find?.() : undefined;
        if (found !== undefined) return found;
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * (1 + Math.random())));
      if (isOver()) throw error;
    }
  }
}

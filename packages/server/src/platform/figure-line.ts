/** Exchanges metrics (metrics.ts) between the processes of a server: `/metrics` reports all of them, whichever process answers. */
import type { ProcessFigures } from './metrics.ts';

export type FigureMessage =
  | { figures: 'ask'; no: number }
  | { figures: 'answer'; no: number; given: ProcessFigures[] };

export function isFigureMessage(message: unknown): message is FigureMessage {
  return typeof message === 'object' && message !== null && 'figures' in message;
}

/** Time limit for an answer: a process that hangs must not keep the metrics of the others from the operator. */
const PATIENCE_MS = 2000;

/**
 * Creates one end of the connection between two processes; both ends are alike.
 * @param answer returns the metrics that the other end requests
 */
export function createFigureLine(
  send: (message: FigureMessage) => void,
  answer: () => Promise<ProcessFigures[]>,
) {
  const asked = new Map<number, (given: ProcessFigures[]) => void>();
  let lastNo = 0;
  return {
    /** Requests the metrics of the other end; returns none if it does not answer in time. */
    ask: () =>
      new Promise<ProcessFigures[]>((resolve) => {
        const no = ++lastNo;
        const settle = (given: ProcessFigures[]) => {
          clearTimeout(late);
          asked.delete(no);
          resolve(given);
        };
        const late = setTimeout(settle, PATIENCE_MS, []);
        asked.set(no, settle);
        send({ figures: 'ask', no });
      }),
    hear(message: FigureMessage): void {
      if (message.figures === 'answer') asked.get(message.no)?.(message.given);
      else
        void answer().then((given) => {
          send({ figures: 'answer', no: message.no, given });
        });
    },
    /** Ends open requests after the other end has gone. */
    end(): void {
      for (const settle of [...asked.values()]) settle([]);
    },
  };
}

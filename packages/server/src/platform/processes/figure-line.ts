/**
 * Messages that the processes of a server exchange to combine their metrics (metrics.ts), so that `/metrics` on any
 * process covers all of them.
 */
import type { ProcessFigures } from '../metrics.ts';

export type FigureMessage =
  | { figures: 'ask'; no: number }
  | { figures: 'answer'; no: number; given: ProcessFigures[] };

export function isFigureMessage(message: unknown): message is FigureMessage {
  return typeof message === 'object' && message !== null && 'figures' in message;
}

/** Time limit for a response in ms, so that a hanging process does not block the metrics of the other processes. */
const PATIENCE_MS = 2000;

/**
 * Creates one end of the connection between two processes. Both ends work the same way.
 * @param answer returns the metrics that the other end requests
 */
export function createFigureLine(
  send: (message: FigureMessage) => void,
  answer: () => Promise<ProcessFigures[]>,
) {
  const asked = new Map<number, (given: ProcessFigures[]) => void>();
  let lastNo = 0;
  return {
    /**
     * Requests the metrics from the process at the other end of the connection; returns an empty list if that process
     * does not respond in time.
     */
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
    /** Resolves all open requests with an empty list. Called after the other end has disconnected. */
    end(): void {
      for (const settle of [...asked.values()]) settle([]);
    },
  };
}

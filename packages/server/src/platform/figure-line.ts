/** Figures (metrics.ts) between the processes of a house: `/metrics` answers for all of them, whichever it reaches. */
import type { ProcessFigures } from './metrics.ts';

export type FigureMessage =
  | { figures: 'ask'; no: number }
  | { figures: 'answer'; no: number; given: ProcessFigures[] };

export function isFigureMessage(message: unknown): message is FigureMessage {
  return typeof message === 'object' && message !== null && 'figures' in message;
}

/** A process that hangs must not keep the figures of the others from the operator. */
const PATIENCE_MS = 2000;

/**
 * One end of a line; both ends are the same.
 * @param answer what the other end gets when it asks
 */
export function createFigureLine(
  send: (message: FigureMessage) => void,
  answer: () => Promise<ProcessFigures[]>,
) {
  const asked = new Map<number, (given: ProcessFigures[]) => void>();
  let lastNo = 0;
  return {
    /** What the other end has to tell; nothing when it does not answer in time. */
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
    /** The other end is gone. */
    end(): void {
      for (const settle of [...asked.values()]) settle([]);
    },
  };
}

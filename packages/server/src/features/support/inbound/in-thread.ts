import { Worker } from 'node:worker_threads';

/** Memory limits of a worker thread. Reading an e-mail of 20 MB needs about 100 MB. */
const RESOURCES = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * Result of a worker thread: the value that it posted, or the reason why there is none. The reason is `failed` if the
 * thread ran out of memory.
 */
export type ThreadResult<T> = { value: T } | { fault: 'failed' | 'late' };

/**
 * Processes an untrusted e-mail in a separate thread with limited memory and time, so that it can neither crash nor
 * block the server.
 * @param answer callback for questions from the thread, such as DNS queries. A message with a `question` field is a
 *   question.
 */
export function inThread<T>(
  script: URL,
  workerData: unknown,
  { maxMs, answer }: { maxMs: number; answer?: (question: never) => Promise<unknown> },
): Promise<ThreadResult<T>> {
  return new Promise<ThreadResult<T>>((resolve) => {
    const worker = new Worker(script, {
      workerData,
      resourceLimits: RESOURCES,
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
    });
    const end = (result: ThreadResult<T>) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => {
      end({ fault: 'late' });
    }, maxMs);
    worker.on('message', (message: T | { question: unknown; id: number }) => {
      if (!isQuestion(message)) return end({ value: message });
      const { id } = message;
      void answer?.(message.question as never).then((reply) => {
        worker.postMessage({ id, reply });
      });
    });
    worker.once('error', () => {
      end({ fault: 'failed' });
    });
    worker.once('exit', () => {
      end({ fault: 'failed' });
    });
  });
}

const isQuestion = (message: unknown): message is { question: unknown; id: number } =>
  typeof message === 'object' && message !== null && 'question' in message;

import { fork } from 'node:child_process';
import path from 'node:path';
import { cpuOf } from './cpu.ts';

/** Worker process that simulates many clients for a benchmark. */
export interface Child {
  /** Sends a message and returns the next message from the process. */
  ask<T>(message: object): Promise<T>;
  /** Calls `hear` with every message from the process. */
  follow(hear: (message: unknown) => void): void;
  /** CPU seconds that the process has used so far. */
  cpuSeconds(): number;
  stop(): void;
}

/**
 * Starts a script of `bench/lib` in a process of its own.
 * @param order first message, which the process answers as soon as it is ready
 */
export async function startChild(script: string, order: object): Promise<Child> {
  const child = fork(path.join(import.meta.dirname, script));
  const ask = <T>(message: object) =>
    new Promise<T>((resolve, reject) => {
      const gone = () => reject(new Error(`the process ${script} has ended`));
      child.once('exit', gone);
      child.once('message', (answer) => {
        child.off('exit', gone);
        resolve(answer as T);
      });
      child.send(message);
    });
  await ask(order);
  return {
    ask,
    follow: (hear) => child.on('message', hear),
    cpuSeconds: () => cpuOf(child.pid ?? 0),
    stop: () => child.disconnect(),
  };
}

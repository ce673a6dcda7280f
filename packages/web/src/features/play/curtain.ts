/** Clock for the presentation of one round. Its waits end early if the member skips ahead or animations are off. */
export class Curtain {
  #hurried: boolean;
  #wake = new Set<() => void>();

  /**
   * Creates the clock of a round's presentation.
   * @param still true to skip all waits (`?anim=0`, or reduced motion on stages that then play no animations)
   */
  constructor(still: boolean) {
    this.#hurried = still;
  }

  get hurried(): boolean {
    return this.#hurried;
  }

  /** Ends all current and future waits. */
  hurry(): void {
    this.#hurried = true;
    for (const wake of this.#wake) wake();
    this.#wake.clear();
  }

  wait(ms: number): Promise<void> {
    if (this.#hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#wake.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#wake.add(done);
    });
  }
}

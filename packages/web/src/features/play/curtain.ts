/** Clock of one presentation. Its waits end early when the member hurries, or on a page without animations. */
export class Curtain {
  #hurried: boolean;
  #wake = new Set<() => void>();

  /**
   * Creates the clock.
   * @param still no animations at all (`?anim=0`, reduced motion where nothing may move)
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

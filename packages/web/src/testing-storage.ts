import { beforeAll } from 'vitest';

/** Component tests of one worker process share a window: the storage of one file must not affect the next one. */
beforeAll(() => {
  sessionStorage.clear();
  localStorage.clear();
});

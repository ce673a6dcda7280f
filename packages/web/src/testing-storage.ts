import { beforeAll } from 'vitest';

/** Component tests in a worker process share a window, so the storage of one test file must not affect the next. */
beforeAll(() => {
  sessionStorage.clear();
  localStorage.clear();
});

import { beforeAll } from 'vitest';

/** The test files of a worker process share one window, so clear the storage that an earlier file may have filled. */
beforeAll(() => {
  sessionStorage.clear();
  localStorage.clear();
});

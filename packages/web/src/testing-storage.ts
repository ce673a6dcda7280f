import { beforeAll } from 'vitest';

/** Component tests of one worker share a window: what a file has left in its storage is not for the next one. */
beforeAll(() => {
  sessionStorage.clear();
  localStorage.clear();
});

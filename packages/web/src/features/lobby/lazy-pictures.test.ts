import { expect, it } from 'vitest';
import { isRemembered, rememberPicture } from './lazy-pictures.ts';

it('the last 200 pictures are remembered, and seeing one again renews it', () => {
  for (let n = 0; n < 200; n += 1) rememberPicture(`picture ${String(n)}`);
  rememberPicture('picture 0');
  rememberPicture('one more');
  expect(isRemembered('picture 0')).toBe(true);
  expect(isRemembered('one more')).toBe(true);
  expect(isRemembered('picture 1')).toBe(false);
  expect(isRemembered('picture 2')).toBe(true);
});

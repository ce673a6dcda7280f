import { expect, test } from 'vitest';
import { postcardOf } from './covers.ts';

test('the postcard of a city is offered in three widths', () => {
  const folder = '/art/cities/rio-de-janeiro/postcard';
  expect(postcardOf('rio-de-janeiro')).toEqual({
    src: `${folder}-800.avif`,
    srcSet: `${folder}-480.avif 480w, ${folder}-800.avif 800w, ${folder}-1200.avif 1200w`,
  });
});

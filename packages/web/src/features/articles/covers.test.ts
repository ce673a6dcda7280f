import { expect, test } from 'vitest';
import { postcardOf, sourcesOf } from './covers.ts';

const path = '/api/articles/pictures/7';

test.each([
  [1600, '960', `${path}/480 480w, ${path}/960 960w, ${path}/1600 1600w`],
  [1200, '960', `${path}/480 480w, ${path}/960 960w, ${path}/1600 1200w`],
  [700, '960', `${path}/480 480w, ${path}/960 700w`],
  [480, '480', `${path}/480 480w`],
  [300, '480', `${path}/480 300w`],
])('a picture %i pixels wide is offered in its versions', (width, src, srcSet) => {
  expect(sourcesOf('/api', { id: '7', width })).toEqual({ src: `${path}/${src}`, srcSet });
});

test('the postcard of a city is offered in three widths', () => {
  const folder = '/art/cities/rio-de-janeiro/postcard';
  expect(postcardOf('rio-de-janeiro')).toEqual({
    src: `${folder}-800.avif`,
    srcSet: `${folder}-480.avif 480w, ${folder}-800.avif 800w, ${folder}-1200.avif 1200w`,
  });
});

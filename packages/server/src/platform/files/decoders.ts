/**
 * Configures the image library for uploaded pictures. The settings below apply to the whole process. Every module that
 * decodes an uploaded picture imports `sharp` from here, so that the settings are active before the first picture is
 * decoded.
 */
import sharp from 'sharp';

// The image library has its own thread pool. Limiting it to one thread per picture leaves the other cores free for
// bets.
sharp.concurrency(1);
// Decode only JPEG, PNG and WebP, regardless of the type that a file claims to have. Otherwise, SVG or other formats
// that can contain scripts could reach a decoder.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

export { sharp };

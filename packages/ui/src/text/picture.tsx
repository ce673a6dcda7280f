import { fill } from '@wl/world/articles/facts';
import { pictureSources } from '@wl/world/articles/pictures';
import type { TextPicture } from '@wl/world/articles/text';
import type { CSSProperties } from 'react';
import s from './picture.module.css';

/**
 * Shows a picture in a text, with its caption. The size is set before the picture loads, so that the text below does
 * not move.
 */
export function Picture({
  picture,
  facts,
  apiBase = '/api',
}: {
  picture: TextPicture;
  facts: Readonly<Record<string, string>>;
  apiBase?: string;
}) {
  const { alt, caption, width, height } = picture;
  return (
    <figure className={s.figure} style={{ '--ratio': width / height } as CSSProperties}>
      <img
        {...pictureSources(apiBase, picture)}
        sizes="(max-width: 760px) 100vw, 700px"
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        alt={fill(alt, facts)}
      />
      {caption !== undefined && <figcaption>{fill(caption, facts)}</figcaption>}
    </figure>
  );
}

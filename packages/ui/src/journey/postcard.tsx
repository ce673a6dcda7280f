import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import s from './postcard.module.css';

export interface PostcardProps {
  /** Slug of the city. */
  city: string;
  name: string;
  words: string | undefined;
  className?: string | undefined;
  /** Stamp shown on the picture. */
  stamp?: ReactNode;
  /** Content shown below the text. */
  children?: ReactNode;
}

/** Shows a city's postcard with its text, as members see it on arrival. Used on member pages and in the back office. */
export function Postcard({ city, name, words, className, stamp, children }: PostcardProps) {
  const base = `/art/cities/${city}/postcard`;
  return (
    <figure className={cx(s.postcard, className)}>
      <picture>
        <source srcSet={`${base}-800.avif`} type="image/avif" />
        <img src={`${base}-800.webp`} width="800" height="533" alt="" />
      </picture>
      {stamp}
      <figcaption className={s.words}>
        <h2 className="poster">{name}</h2>
        <p>{words}</p>
        {children}
      </figcaption>
    </figure>
  );
}

import type { ReactNode } from 'react';
import { cx } from './cx.tsx';
import s from './postcard.module.css';

export interface PostcardProps {
  /** Slug of the city. */
  city: string;
  name: string;
  /** What the city says to who arrives. */
  words: string | undefined;
  className?: string | undefined;
  /** On the picture: the stamp. */
  stamp?: ReactNode;
  /** Below the words. */
  children?: ReactNode;
}

/** A city's postcard with its words, as it lies before who arrives. Members and the desk see the same. */
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

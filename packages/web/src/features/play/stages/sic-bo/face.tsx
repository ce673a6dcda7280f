import s from './face.module.css';

/** Shows a die face from above, as on a betting layout. Decorative: the number is also stated in text. */
export function Face({ slug, face }: { slug: string; face: number }) {
  return (
    <svg className={s.face} viewBox="0 0 20 20" aria-hidden="true">
      <use href={`/art/games/${slug}/dice.svg#face-${face}`} width="20" height="20" />
    </svg>
  );
}

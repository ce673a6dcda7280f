import { Trans, useLingui } from '@lingui/react/macro';
import { removeFromPlaylist } from '@wl/contract/playlists';
import type { GameBrief } from '@wl/contract/play';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { showToast } from '@wl/ui/toast';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { takeList, useOrder } from '../api.ts';
import { moved, placeAt } from '../moves.ts';
import { Track } from './track.tsx';
import s from './playlists.module.css';

interface Drag {
  slug: string;
  slugs: string[];
}

const dragTo = ({ slug, slugs }: Drag, place: number): Drag => ({
  slug,
  slugs: moved(slugs, slugs.indexOf(slug), place),
});

/**
 * The games of an own list, to be ordered: by dragging the handle, by arrow keys on it, or by the buttons. Every way says
 * where the game has come to.
 */
export function TrackEditor({ id, games }: { id: string; games: readonly GameBrief[] }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const order = useOrder(id);
  const remove = useSend(removeFromPlaylist, {
    onSuccess: ({ data }) => takeList(data),
    onError: (error) => showToast({ text: errorText(error), tone: 'bad' }),
  });
  const rows = useRef<HTMLOListElement>(null);
  // While a line is dragged: the order it would make, and which line it is.
  const [drag, setDrag] = useState<Drag>();
  const [said, setSaid] = useState('');
  const slugs = drag?.slugs ?? games.map(({ slug }) => slug);
  const shown = slugs.flatMap((slug) => games.find((game) => game.slug === slug) ?? []);
  const count = shown.length;

  const move = (from: number, to: number) => {
    const game = shown[from];
    if (!game || to < 0 || to >= count) return;
    const { name } = game;
    const place = to + 1;
    order.mutate(moved(slugs, from, to));
    setSaid(t`${name} is now number ${place} of ${count}.`);
  };
  const byKey = (event: KeyboardEvent, index: number) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(index, to);
  };
  const drop = useEffectEvent((slug: string) => {
    if (!drag) return;
    const from = games.findIndex((game) => game.slug === slug);
    const to = drag.slugs.indexOf(slug);
    setDrag(undefined);
    if (from === to || from === -1) return;
    const name = games[from]?.name ?? '';
    const place = to + 1;
    order.mutate(drag.slugs);
    setSaid(t`${name} is now number ${place} of ${count}.`);
  });
  const dragged = drag?.slug;
  useEffect(() => {
    if (dragged === undefined) return;
    // On the window: a line that changes its place leaves the page for a moment, and a captured pointer with it.
    const follow = ({ clientY }: PointerEvent) => {
      const middles = [...(rows.current?.children ?? [])].map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2;
      });
      setDrag((now) => now && dragTo(now, placeAt(middles, clientY)));
    };
    const end = () => drop(dragged);
    const cancel = () => setDrag(undefined);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [dragged]);

  return (
    <>
      <p id="order-help" className={s.help}>
        <Trans>Drag a game by its handle, or move it with the arrow keys.</Trans>
      </p>
      <ol ref={rows}>
        {shown.map((game, index) => {
          const { name, slug } = game;
          return (
            <li key={slug} className={cx(s.row, s.editable, drag?.slug === slug && s.dragged)}>
              <button
                type="button"
                className={s.handle}
                aria-label={t`Move ${name}`}
                aria-describedby="order-help"
                onKeyDown={(event) => byKey(event, index)}
                onPointerDown={(event) => {
                  if (event.button === 0) setDrag({ slug, slugs });
                }}
              >
                <Icon name="menu" size={20} />
              </button>
              <Track game={game} place={index + 1} />
              <span className={s.moves}>
                <button
                  type="button"
                  className={s.up}
                  aria-label={t`Move ${name} up`}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => move(index, index - 1)}
                >
                  <Icon name="caret-down" size={18} />
                </button>
                <button
                  type="button"
                  aria-label={t`Move ${name} down`}
                  aria-disabled={index === count - 1 || undefined}
                  onClick={() => move(index, index + 1)}
                >
                  <Icon name="caret-down" size={18} />
                </button>
                <button
                  type="button"
                  aria-label={t`Remove ${name}`}
                  onClick={() => remove.mutate({ params: { id, game: slug } })}
                >
                  <Icon name="trash" size={18} />
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

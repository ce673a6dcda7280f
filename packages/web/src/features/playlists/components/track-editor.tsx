import { useLingui } from '@lingui/react/macro';
import { removeFromPlaylist } from '@wl/contract/playlists';
import type { GameBrief } from '@wl/contract/play-games';
import { OrderList } from '@wl/ui/controls/order-list';
import { showToast } from '@wl/ui/feedback/toast';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { takeList, useOrder } from '../api.ts';
import { Track } from './track.tsx';
import s from './playlists.module.css';

/** Lets members reorder and remove the games of their own playlist. */
export function TrackEditor({ id, games }: { id: string; games: readonly GameBrief[] }) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const order = useOrder(id);
  const remove = useSend(removeFromPlaylist, {
    onSuccess: ({ data }) => takeList(data),
    onError: (error) => showToast({ text: errorText(error), tone: 'bad' }),
  });
  return (
    <OrderList
      label={t`Games in this playlist`}
      items={games}
      idOf={({ slug }) => slug}
      nameOf={({ name }) => name}
      words={{
        language: i18n.locale,
        help: t`Drag a game by its handle, or move it with the arrow keys.`,
        move: (name) => t`Move ${name}`,
        up: (name) => t`Move ${name} up`,
        down: (name) => t`Move ${name} down`,
        remove: (name) => t`Remove ${name}`,
        moved: (name, place, count) => t`${name} is now in position ${place} of ${count}.`,
      }}
      className={s.order}
      rowClassName={s.row}
      onOrder={(slugs) => order.mutate(slugs)}
      onRemove={(game) => remove.mutate({ params: { id, game } })}
    >
      {(game, place) => <Track game={game} place={place} />}
    </OrderList>
  );
}

import { Trans } from '@lingui/react/macro';
import type { Playlist } from '@wl/contract/playlists';
import { Button } from '@wl/ui/controls/button';
import { openDialog } from '../../../app/dialogs.ts';
import { useFormats } from '../../../app/language/formats.ts';
import { useSession } from '../../../app/session/session.ts';
import { useLike } from '../api.ts';

/** Shows the button for liking a playlist or removing the like. Visitors are asked to sign in. */
export function LikeButton({ list }: { list: Playlist }) {
  const { number } = useFormats();
  const isMember = useSession((session) => session.status === 'member');
  const like = useLike();
  const likes = number(list.likes);
  return (
    <Button
      variant="ink"
      icon={list.liked ? 'heart' : 'heart-line'}
      aria-pressed={list.liked}
      inactive={like.isPending}
      onClick={() =>
        isMember
          ? like.mutate({ params: { id: list.id }, body: { liked: !list.liked } })
          : openDialog('sign-in')
      }
    >
      <Trans>Like</Trans> · {likes}
    </Button>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../app/session/session.ts';
import { gamesDialog, keepInWindow } from '../../play/index.ts';
import s from '../mini/keep-button.module.css';

const GamesDialog = lazy(gamesDialog);

/**
 * Shows the button that opens a game or another table beside this table. Hidden from visitors and from members
 * without a confirmed e-mail address. Also hidden if the jurisdiction allows only one game at a time.
 */
export function WindowButton({
  slug,
  name,
  most,
  className,
}: {
  slug: string;
  name: string;
  /** Maximum number of windows in the member's jurisdiction. */
  most: number;
  className?: string | undefined;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const player = useSession((session) => session.player);
  const [isOpen, setOpen] = useState(false);
  if (most <= 1 || !player?.email_confirmed) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={`${s.keep} ${className ?? ''}`}
        aria-haspopup="dialog"
        aria-label={t`Open a game beside this table`}
        title={t`Open a game beside this table`}
        onClick={() => setOpen(true)}
      >
        <Icon name="windows" size={20} />
      </button>
      {isOpen && (
        <Suspense>
          <GamesDialog
            open={[{ slug }]}
            front={slug}
            most={most}
            hasTables
            nameOf={() => name}
            onOpen={(game) => {
              keepInWindow(player.id, [{ slug, category: 'live' }, game], most);
              void navigate({ to: `/play/${game.category}/${game.slug}` });
            }}
            onFront={close}
            onCloseGame={close}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

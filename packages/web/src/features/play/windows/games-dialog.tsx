import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { GameTile } from '@wl/contract/lobby';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import s from './games-dialog.module.css';
import { windowGamesQuery } from './games-query.ts';
import { TABLES, type OpenWindow } from './open-windows.ts';

/** Debounce time of the search field, in ms: longer than the usual interval between keystrokes. */
const TYPING_MS = 300;

interface GamesDialogProps {
  open: readonly Pick<OpenWindow, 'slug'>[];
  front: string | null;
  most: number;
  /** True if the dialog also offers shared tables. */
  hasTables: boolean;
  /** Returns the name of an open game, or its slug if the name is not known. */
  nameOf: (slug: string) => string;
  onOpen: (game: Pick<GameTile, 'slug' | 'category'>) => void;
  onFront: (slug: string) => void;
  onCloseGame: (slug: string) => void;
  onClose: () => void;
}

/** Shows a dialog for switching between open games, closing them, and opening another from the lobby. */
export default function GamesDialog(props: GamesDialogProps) {
  const { t } = useLingui();
  const { open, front, most } = props;
  const count = open.length;
  const isFull = count >= most;
  return (
    <Dialog title={t`Open games`} closeLabel={t`Close`} wide onClose={props.onClose}>
      <ul className={s.open}>
        {open.map(({ slug }) => {
          const name = props.nameOf(slug);
          return (
            <li key={slug}>
              <button
                type="button"
                className={s.switch}
                aria-current={slug === front || undefined}
                onClick={() => props.onFront(slug)}
              >
                <img src={`/art/games/${slug}/tile-320.webp`} alt="" width={44} height={44} />
                <span>
                  <b>{name}</b>
                  {slug === front && (
                    <small>
                      <Trans>Currently shown</Trans>
                    </small>
                  )}
                </span>
              </button>
              {count > 1 && (
                <button
                  type="button"
                  className={s.close}
                  aria-label={t`Close ${name}`}
                  onClick={() => props.onCloseGame(slug)}
                >
                  <Icon name="close" size={18} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {isFull ? (
        <p className={s.full} role="status">
          <Plural
            value={most}
            one="You can open one game at a time. Close that game to open another one."
            other="You can open # games at a time. Close one to open another."
          />
        </p>
      ) : (
        <Picker {...props} />
      )}
    </Dialog>
  );
}

function Picker({ open, hasTables, onOpen }: GamesDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const games = useQuery(windowGamesQuery(settled));
  const isOpen = new Set(open.map(({ slug }) => slug));
  const found =
    games.data?.data.filter(
      ({ slug, category }) => !isOpen.has(slug) && (hasTables || category !== TABLES),
    ) ?? [];
  return (
    <>
      <label className={s.search}>
        <Icon name="search" size={19} />
        <span className="sr-only">
          <Trans>Search for a game to open</Trans>
        </span>
        <input
          type="search"
          value={text}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          placeholder={t`Search for a game to open`}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {games.isError && (
        <p role="alert" className={s.nothing}>
          {errorText(games.error)}{' '}
          <Button variant="ink" icon="repeat" onClick={() => void games.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {games.isPending && (
        <div className={s.games} aria-busy="true">
          {Array.from({ length: 8 }, (_, at) => (
            <Skeleton key={at} className={s.bone ?? ''} />
          ))}
        </div>
      )}
      {games.isSuccess && found.length === 0 && (
        <p className={s.nothing} role="status">
          <Trans>No other games match that name.</Trans>
        </p>
      )}
      <ul className={s.games}>
        {found.map((game) => (
          <GameChoice key={game.slug} game={game} onOpen={() => onOpen(game)} />
        ))}
      </ul>
    </>
  );
}

/** Shows the button that opens a game. The button is disabled while the game is under maintenance. */
function GameChoice({ game, onOpen }: { game: GameTile; onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        className={s.game}
        disabled={game.state === 'maintenance'}
        onClick={onOpen}
      >
        <img
          src={`/art/games/${game.slug}/tile-320.webp`}
          alt=""
          width={160}
          height={160}
          loading="lazy"
        />
        <b>{game.name}</b>
        {game.state === 'maintenance' && (
          <small>
            <Trans>Under maintenance</Trans>
          </small>
        )}
      </button>
    </li>
  );
}

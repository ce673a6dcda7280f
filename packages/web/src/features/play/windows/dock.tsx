import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { Icon, type IconName } from '@wl/ui/icon';
import s from './dock.module.css';
import type { WindowAction, OpenWindow } from './open-windows.ts';
import type { Arrangement } from './places.ts';

/** Shows the open games, a button to add a game, and buttons that arrange the windows. */
export function Dock({
  windows,
  front,
  most,
  nameOf,
  change,
  onAdd,
}: {
  windows: readonly OpenWindow[];
  front: string | null;
  most: number;
  nameOf: (slug: string) => string;
  change: (action: WindowAction) => void;
  onAdd: () => void;
}) {
  const { t } = useLingui();
  const count = windows.length;
  return (
    <nav className={s.dock} aria-label={t`Open games`}>
      <span className={cx('label', s.label)}>
        <Trans>
          Open games: {count} / {most}
        </Trans>
      </span>
      <ul className={s.games}>
        {windows.map(({ slug, minimised }) => (
          <li key={slug}>
            <button
              type="button"
              className={cx(s.game, minimised && s.paused)}
              aria-current={slug === front || undefined}
              onClick={() => change({ type: 'front', slug })}
            >
              <img src={`/art/games/${slug}/tile-320.webp`} alt="" width={36} height={36} />
              <span>{nameOf(slug)}</span>
              {minimised && (
                <em>
                  <Trans>paused</Trans>
                </em>
              )}
            </button>
          </li>
        ))}
        {count < most && (
          <li>
            <button type="button" className={cx(s.game, s.paused)} onClick={onAdd}>
              <Icon name="plus" size={18} />
              <Trans>Add a game</Trans>
            </button>
          </li>
        )}
      </ul>
      <Layouts change={change} />
    </nav>
  );
}

/** Shows the buttons that arrange the open windows. */
function Layouts({ change }: { change: (action: WindowAction) => void }) {
  const { t } = useLingui();
  const layouts: [Arrangement, string, IconName][] = [
    ['columns', t`Side by side`, 'columns'],
    ['grid', t`In a grid`, 'grid'],
    ['focus', t`One large window`, 'picture-in-picture'],
  ];
  return (
    <div className={s.layouts} role="group" aria-label={t`Layout`}>
      <span aria-hidden="true">
        <Trans>Layout</Trans>
      </span>
      {layouts.map(([how, label, icon]) => (
        <button
          key={how}
          type="button"
          aria-label={label}
          title={label}
          onClick={() => change({ type: 'arrange', how })}
        >
          <Icon name={icon} size={20} />
        </button>
      ))}
    </div>
  );
}

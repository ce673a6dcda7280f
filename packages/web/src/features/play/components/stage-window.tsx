import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon, type IconName } from '@wl/ui/icon';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import type { GameBook } from '../book.ts';
import { useMoney } from '../money.ts';
import { useWallet } from '../../../app/hud/wallet.ts';
import { useSoundSetting } from '../../../app/sound-setting.ts';
import type { StageProps } from '../stage.ts';
import { sizeOf, stageOf } from '../stages/families.ts';
import { useNarrow } from '../use-narrow.ts';
import { StageFit } from '../windows/stage-fit.tsx';
import type { TitleDrag } from '../windows/window-frame.tsx';
import s from './stage-window.module.css';

const Wagering = lazy(() => import('./wagering.tsx'));

export interface StageWindowProps extends Omit<StageProps, 'texts'> {
  book: GameBook | null;
  failed: boolean;
  onRetry: () => void;
  /** Opens the list of the member's rounds in this game; null in demo play, because demo rounds are not stored. */
  onHistory: (() => void) | null;
  /**
   * Drag handlers of the title bar; null if the window cannot move. The stage is scaled only in a window that can move.
   */
  drag: TitleDrag | null;
  /** Drag handle at the left end of the title bar. */
  grip: ReactNode;
  /** Buttons at the right end of the title bar, such as minimise and close. */
  tools: ReactNode;
  /** Messages shown over the stage. */
  children?: ReactNode;
}

/** Shows the window of one game: title bar and stage. The container determines the window's size. */
export function StageWindow(props: StageWindowProps) {
  const { launch, book, replay } = props;
  const { t } = useLingui();
  const { percent } = useMoney();
  const [{ on: sound }, changeSound] = useSoundSetting();
  const frame = useRef<HTMLElement>(null);
  const full = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen().catch(() => undefined);
  };
  const rtp = percent(launch.rtp);
  return (
    <section
      ref={frame}
      className={cx(s.window, props.drag && s.movable)}
      data-city={launch.city}
      aria-label={launch.name}
    >
      <div className={s.title} {...props.drag}>
        {props.grip}
        <span className={s.name} aria-hidden="true">
          {launch.name}
        </span>
        <span className={s.facts}>
          <Trans>RTP {rtp}</Trans>
        </span>
        {replay && (
          <span className={s.replay}>
            <Trans>Replay</Trans>
          </span>
        )}
        {props.mode === 'demo' && <span className={s.demo}>Demo</span>}
        <span className={s.space} />
        <BarButton
          icon={sound ? 'sound' : 'sound-off'}
          label={t`Sound`}
          pressed={sound}
          onPress={() => changeSound({ on: !sound })}
        />
        {props.onHistory && (
          <BarButton icon="history" label={t`My rounds`} onPress={props.onHistory} />
        )}
        <Link
          to={`/${launch.category}/${launch.slug}`}
          className={s.button}
          aria-label={t`Rules and pay table`}
          title={t`Rules and pay table`}
        >
          <Icon name="info" size={18} />
        </Link>
        {document.fullscreenEnabled && (
          <BarButton
            icon="expand"
            label={t`Full screen`}
            onPress={full}
            className={s.onlyDesktop}
          />
        )}
        {props.tools}
      </div>
      {props.mode === 'cash' && book && book.family !== 'slots' && <TableBonus />}
      <StageFit least={sizeOf(book?.family)} isScaled={props.drag !== null}>
        <Stage {...props} book={book} />
      </StageFit>
      {props.children}
    </section>
  );
}

/**
 * Shows the active bonus on phones, in a line above the table. The line scrolls with the table. Slots show the bonus on
 * their stage instead.
 */
function TableBonus() {
  const narrow = useNarrow();
  const bonusCents = useWallet()?.bonus ?? 0;
  if (!narrow || bonusCents === 0) return null;
  return (
    <div className={s.bonus}>
      <Suspense>
        <Wagering phone="line" />
      </Suspense>
    </div>
  );
}

function Stage({ book, failed, onRetry, ...props }: StageWindowProps) {
  if (failed) {
    return (
      <div className={s.waiting} role="alert">
        <p>
          <Trans>The table rules could not be loaded.</Trans>
        </p>
        <Button icon="repeat" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  const waiting = <div className={cx(s.waiting, s.shine)} aria-busy="true" />;
  const Found = book && stageOf(book.family);
  if (!Found) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Found {...props} texts={book.texts} rules={book.rules} skin={book.skin} />
    </Suspense>
  );
}

/** Renders a button in a window's title bar. */
export function BarButton({
  icon,
  label,
  pressed,
  onPress,
  className,
}: {
  icon: IconName;
  label: string;
  pressed?: boolean;
  onPress: () => void;
  className?: string | undefined;
}) {
  return (
    <button
      type="button"
      className={cx(s.button, className)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

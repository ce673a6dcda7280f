import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useId, type ReactNode } from 'react';
import { useMoney } from '../../money.ts';
import { noteGesture } from '../../sound.ts';
import type { Shortage } from '../../shortage.tsx';
import { useNarrow } from '../../use-narrow.ts';
import { Chip } from '../roulette/chip.tsx';
import type { ChipAction, ChipState, TableLimits } from '../roulette/chips.ts';
import { Refusal } from '../roulette/refusal.tsx';
import s from './controls.module.css';

export interface ControlsProps {
  slug: string;
  /** Chip values in cents, ascending. */
  chips: readonly number[];
  chip: number;
  onChip: (cents: number) => void;
  state: ChipState;
  /** Total stake on the table, in cents. */
  total: number;
  change: (action: ChipAction) => void;
  locked: boolean;
  /** Reason why the member cannot cover the stakes; null if the member can cover them. */
  shortage: Shortage | null;
  limits: TableLimits;
  asking: boolean;
  /** True if the play button is disabled, for example because no stakes are placed. */
  inactive: boolean;
  onPlay: () => void;
  animate: boolean;
  /** True if pressing the button must not scroll the page to the top on phones. */
  staysInPlace?: boolean;
  playText: ReactNode;
  /** Opens the member's favourite bets. Absent in single-player games, which have no favourite bets. */
  onFavourites?: () => void;
  /** Special rules of this table, shown after the limits. */
  notes?: ReactNode;
  /** Decision buttons, shown during a round instead of the buttons that start a round. */
  decision?: ReactNode;
  /** Ref to the buttons' container, which receives the focus if a focused button is removed (`useKeptFocus`). */
  actions?: React.Ref<HTMLDivElement>;
}

/** Shows the controls of a table with betting spots: chips, undo, double, clear, "same again" and play. */
export function Controls(props: ControlsProps) {
  const { slug, chips, chip, state, change, locked, total, limits } = props;
  const { t } = useLingui();
  const { short } = useMoney();
  const lowest = short(limits.minSpotCents);
  const highest = short(limits.maxSpotCents);
  return (
    <div className={cx(s.controls, props.decision !== undefined && s.deciding)}>
      <ChipChoice slug={slug} chips={chips} chip={chip} onChip={props.onChip} />
      <div className={cx(s.tools, props.onFavourites && s.manyTools)}>
        <ToolButton
          label={t`Undo`}
          off={locked || state.past.length === 0}
          onPress={() => change({ type: 'undo' })}
          icon="undo"
        />
        <ToolButton
          label={`${t`Double all bets`} 2×`}
          off={locked || total === 0}
          onPress={() => change({ type: 'double' })}
        >
          2×
        </ToolButton>
        {props.onFavourites && (
          <ToolButton
            label={t`Favourite bets`}
            off={false}
            onPress={props.onFavourites}
            icon="star"
          />
        )}
        <ToolButton
          label={t`Clear all bets`}
          off={locked || total === 0}
          onPress={() => change({ type: 'clear' })}
          icon="trash"
        />
      </div>
      <div className={s.actions} ref={props.actions} tabIndex={props.actions ? -1 : undefined}>
        {props.decision ?? (
          <>
            <Button
              variant="ink"
              icon="repeat"
              className={s.again}
              inactive={locked || state.last === null}
              onClick={() => change({ type: 'same_again' })}
            >
              <Trans>Repeat last bet</Trans>
            </Button>
            <PlayButton {...props} />
          </>
        )}
      </div>
      <p className={s.notes}>
        <span>
          <Trans>
            Limits per spot: {lowest} to {highest}
          </Trans>
        </span>
        {props.notes && <span>{props.notes}</span>}
      </p>
      <Refusal state={state} shortage={props.shortage} limits={limits} className={s.refusal} />
    </div>
  );
}

/** Shows the chips to choose from. Pressing a spot places the chosen chip on it. */
function ChipChoice({
  slug,
  chips,
  chip,
  onChip,
}: Pick<ControlsProps, 'slug' | 'chips' | 'chip' | 'onChip'>) {
  const { t } = useLingui();
  const { short } = useMoney();
  // Several windows can show chips of the same game, so each radio group needs a unique name.
  const group = useId();
  return (
    <div className={s.chips} role="radiogroup" aria-label={t`Chip`}>
      {chips.map((cents, index) => {
        const value = short(cents);
        return (
          <label key={cents} className={cx(s.chipChoice, cents === chip && s.chosen)}>
            <input
              type="radio"
              name={group}
              checked={cents === chip}
              onChange={() => onChip(cents)}
              aria-label={t`${value} chip`}
            />
            <Chip slug={slug} index={index} cents={cents} />
          </label>
        );
      })}
    </div>
  );
}

/** Shows the button that starts a round. */
function PlayButton({
  asking,
  inactive,
  onPlay,
  animate,
  staysInPlace = false,
  playText,
}: Pick<
  ControlsProps,
  'asking' | 'inactive' | 'onPlay' | 'animate' | 'staysInPlace' | 'playText'
>) {
  const narrow = useNarrow();
  return (
    <Button
      icon="play"
      className={s.play}
      data-testid="spin"
      loading={asking}
      inactive={inactive}
      onClick={() => {
        noteGesture();
        // On phones, the button can be below the part of the table where the round is shown, so scroll up.
        if (narrow && !staysInPlace)
          window.scrollTo({ top: 0, behavior: animate ? 'smooth' : 'instant' });
        onPlay();
      }}
    >
      {playText}
    </Button>
  );
}

function ToolButton({
  label,
  off,
  onPress,
  icon,
  children,
}: {
  label: string;
  off: boolean;
  onPress: () => void;
  icon?: 'undo' | 'trash' | 'star';
  children?: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className={s.tool}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      {icon ? <Icon name={icon} size={20} /> : children}
    </button>
  );
}

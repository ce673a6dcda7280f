import { Trans, useLingui } from '@lingui/react/macro';
import { replayTopics, type ReplayTopic } from '@wl/contract/journey-replay';
import { Icon, type IconName } from '@wl/ui/icon';
import { useEffect, useMemo, useState } from 'react';
import { useFormats } from '../../../app/format.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { useTopicNames } from '../use-step-words.ts';
import s from './journey.module.css';

interface PlayerProps {
  place: number;
  total: number;
  /** False while the step is loading; playback waits for it. */
  isThere: boolean;
  topic: ReplayTopic | undefined;
  onPlace: (place: number) => void;
  onTopic: (topic: ReplayTopic | undefined) => void;
  onDay: (day: string) => void;
  isPlaying: boolean;
  onPlaying: (plays: boolean) => void;
}

/** Duration of a step during playback, in ms. */
const STEP_MS = 900;

/** Shows the player controls: single steps, automatic playback, slider, day and topic. */
export function Player(props: PlayerProps) {
  const { place, total, isThere, topic, onPlace, isPlaying, onPlaying } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const topics = useTopicNames();
  const last = Math.max(0, total - 1);
  // Dragging the slider does not change the page; releasing it does.
  const [dragged, setDragged] = useState<number | null>(null);
  const [day, setDay] = useState('');
  const shown = dragged ?? place;
  const go = (to: number) => {
    onPlaying(false);
    onPlace(Math.min(last, Math.max(0, to)));
  };
  useEffect(() => {
    if (!isPlaying || !isThere) return undefined;
    const timer = setTimeout(() => {
      if (place >= last) onPlaying(false);
      else onPlace(place + 1);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isThere, place, last, onPlace, onPlaying]);
  const toggle = () => {
    if (!isPlaying && place >= last) onPlace(0);
    onPlaying(!isPlaying);
  };
  const keys = useMemo(
    () => ({
      arrowleft: () => go(place - 1),
      arrowright: () => go(place + 1),
      home: () => go(0),
      end: () => go(last),
      p: toggle,
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions follow from these
    [place, last, isPlaying],
  );
  useShortcuts(keys);
  const at = number(shown + 1);
  const of = number(total);
  const button = (label: string, icon: IconName, to: number, key?: string, turned = false) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > last || to === place}
      onClick={() => go(to)}
      data-turned={turned}
    >
      <Icon name={icon} size={20} />
      {key !== undefined && <kbd aria-hidden="true">{key}</kbd>}
    </button>
  );
  return (
    <section className={s.player} aria-label={t`Journey steps`}>
      <div className={s.buttons}>
        {button(t`First step`, 'undo', 0)}
        {button(t`Step back`, 'arrow-left', place - 1, '←')}
        <button type="button" className={s.play} onClick={toggle} disabled={total < 2}>
          <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
          {isPlaying ? <Trans>Pause</Trans> : <Trans>Replay the steps</Trans>}
          <kbd aria-hidden="true">P</kbd>
        </button>
        {button(t`Step forward`, 'arrow-right', place + 1, '→')}
      </div>
      <label className={s.slider}>
        <span>
          <Trans>
            Step {at} of {of}
          </Trans>
        </span>
        <input
          type="range"
          min={1}
          max={Math.max(1, total)}
          value={shown + 1}
          aria-valuetext={t`Step ${at} of ${of}`}
          onChange={(event) => {
            onPlaying(false);
            setDragged(Number(event.target.value) - 1);
          }}
          onPointerUp={() => drop()}
          onKeyUp={() => drop()}
          onBlur={() => drop()}
        />
      </label>
      <form
        className={s.jump}
        onSubmit={(event) => {
          event.preventDefault();
          if (day !== '') props.onDay(day);
        }}
      >
        <label>
          <Trans>Jump to a day (UTC)</Trans>
          <input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </label>
        <button type="submit" disabled={day === ''}>
          <Trans>Jump</Trans>
        </button>
      </form>
      <label className={s.topic}>
        <Trans>Show</Trans>
        <select
          value={topic ?? ''}
          onChange={(event) =>
            props.onTopic(replayTopics.find((one) => one === event.target.value))
          }
        >
          <option value="">{t`All events`}</option>
          {replayTopics.map((one) => (
            <option key={one} value={one}>
              {topics[one]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );

  function drop() {
    if (dragged === null) return;
    setDragged(null);
    go(dragged);
  }
}

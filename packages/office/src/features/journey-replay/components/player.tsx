import { Trans, useLingui } from '@lingui/react/macro';
import { replayTopics, type ReplayTopic } from '@wl/contract/office/journey-replay';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import type { IconName } from '@wl/ui/icon';
import { useEffect, useMemo, useState } from 'react';
import { DateField } from '../../../app/forms/date-field.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { useTopicNames } from '../use-step-words.ts';
import s from './journey.module.css';

interface PlayerProps {
  place: number;
  total: number;
  /** False while the step is loading. Playback waits until the step has loaded. */
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

/** Manages navigation between the steps: by button, by keyboard shortcut, and automatically during playback. */
function useSteps({ place, total, isThere, onPlace, isPlaying, onPlaying }: PlayerProps) {
  const last = Math.max(0, total - 1);
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
  return { place, last, go, toggle };
}

type Steps = ReturnType<typeof useSteps>;

/**
 * Shows the playback controls for a member's journey: step buttons, automatic playback, a slider, and fields for the
 * day and topic.
 */
export function Player(props: PlayerProps) {
  const { place, total, isPlaying } = props;
  const { t } = useLingui();
  const steps = useSteps(props);
  const { toggle } = steps;
  return (
    <section className={s.player} aria-label={t`Journey steps`}>
      <div className={s.buttons}>
        <StepButton steps={steps} to={0} label={t`First step`} icon="undo" />
        <StepButton
          steps={steps}
          to={place - 1}
          label={t`Step back`}
          icon="arrow-left"
          shortcut="←"
        />
        <span className={s.play}>
          <Button wide icon={isPlaying ? 'pause' : 'play'} onClick={toggle} inactive={total < 2}>
            {isPlaying ? <Trans>Pause</Trans> : <Trans>Replay the steps</Trans>}
            <kbd aria-hidden="true">P</kbd>
          </Button>
        </span>
        <StepButton
          steps={steps}
          to={place + 1}
          label={t`Step forward`}
          icon="arrow-right"
          shortcut="→"
        />
      </div>
      <Slider steps={steps} total={total} onPlaying={props.onPlaying} />
      <DayForm onDay={props.onDay} />
      <TopicField topic={props.topic} onTopic={props.onTopic} />
    </section>
  );
}

function StepButton({
  steps: { place, last, go },
  to,
  label,
  icon,
  shortcut,
}: {
  steps: Steps;
  to: number;
  label: string;
  icon: IconName;
  shortcut?: string;
}) {
  return (
    <Button
      variant="ink"
      icon={icon}
      aria-label={label}
      title={label}
      inactive={to < 0 || to > last || to === place}
      onClick={() => go(to)}
    >
      {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
    </Button>
  );
}

function Slider({
  steps: { place, go },
  total,
  onPlaying,
}: {
  steps: Steps;
  total: number;
  onPlaying: (plays: boolean) => void;
}) {
  const { t } = useLingui();
  const { number } = useFormats();
  // Position of the slider while it is being dragged; otherwise null. The replay moves to the new position only when
  // the slider is released.
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? place;
  const at = number(shown + 1);
  const of = number(total);
  const drop = () => {
    if (dragged === null) return;
    setDragged(null);
    go(dragged);
  };
  return (
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
        onPointerUp={drop}
        onKeyUp={drop}
        onBlur={drop}
      />
    </label>
  );
}

function DayForm({ onDay }: { onDay: (day: string) => void }) {
  const [day, setDay] = useState('');
  return (
    <form
      className={s.jump}
      onSubmit={(event) => {
        event.preventDefault();
        if (day !== '') onDay(day);
      }}
    >
      <DateField label={<Trans>Day (UTC)</Trans>} value={day} onChange={setDay} />
      <Button type="submit" variant="ink" inactive={day === ''}>
        <Trans>Go to day</Trans>
      </Button>
    </form>
  );
}

function TopicField({
  topic,
  onTopic,
}: {
  topic: ReplayTopic | undefined;
  onTopic: (topic: ReplayTopic | undefined) => void;
}) {
  const { t } = useLingui();
  const topics = useTopicNames();
  return (
    <Select
      label={<Trans>Show</Trans>}
      value={topic ?? ''}
      onChange={(event) => onTopic(replayTopics.find((one) => one === event.target.value))}
    >
      <option value="">{t`All events`}</option>
      {replayTopics.map((one) => (
        <option key={one} value={one}>
          {topics[one]}
        </option>
      ))}
    </Select>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReplayTopic } from '@wl/contract/office/journey-replay';
import { RowButton } from '@wl/ui/controls/row-button';
import { Icon, type IconName } from '@wl/ui/icon';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../../app/language/format.ts';
import type { WholeStep } from '../api.ts';
import s from './journey.module.css';

export const topicIcons: Readonly<Record<ReplayTopic, IconName>> = {
  play: 'dice',
  money: 'money',
  travel: 'plane',
  missions: 'ticket',
  levels: 'medal',
  items: 'bag',
  passport: 'passport',
  account: 'user',
};

/** Lists the current step and its neighbours, in order. */
export function Timeline({
  steps,
  place,
  titleOf,
  onPlace,
}: {
  steps: readonly WholeStep[];
  place: number;
  titleOf: (step: WholeStep) => string;
  onPlace: (place: number) => void;
}) {
  const { t } = useLingui();
  const { clock } = useFormats();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Scroll only the list, so that the page keeps its position.
    const frame = list.current;
    const row = frame?.querySelector<HTMLElement>('[aria-current]');
    if (!frame || !row) return;
    if (
      row.offsetTop < frame.scrollTop ||
      row.offsetTop + row.offsetHeight > frame.scrollTop + frame.clientHeight
    )
      frame.scrollTop = row.offsetTop - frame.clientHeight / 3;
  }, [place]);
  return (
    <nav className={s.timeline} aria-label={t`Events`}>
      <h2>
        <Trans>Events</Trans>
      </h2>
      <ol ref={list}>
        {steps.map((step) => (
          <li key={step.place}>
            <RowButton
              aria-current={step.place === place ? 'step' : undefined}
              onClick={() => onPlace(step.place)}
              data-topic={step.topic}
            >
              <Icon name={topicIcons[step.topic]} size={18} />
              <span>{titleOf(step)}</span>
              <time dateTime={step.at}>{clock(step.at)}</time>
            </RowButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { Plural, useLingui } from '@lingui/react/macro';
import type { Mission } from '@wl/contract/missions';
import { cx } from '@wl/ui/cx';
import s from './district.module.css';
import { MissionTicket } from './mission-ticket.tsx';

/** Shows a district with its four mission tickets. The fourth, the finale, opens when the other three are completed. */
export function District({
  slug,
  name,
  missions,
  nameOf,
  isHere,
  onAsk,
}: {
  slug: string;
  name: string;
  missions: readonly Mission[];
  nameOf: (id: string) => string;
  isHere: boolean;
  onAsk: (missionId: string) => void;
}) {
  const { t } = useLingui();
  const done = missions.filter(({ state }) => state === 'done').length;
  return (
    <section id={slug} aria-labelledby={`district-${slug}`} className={s.district}>
      <header className={s.head}>
        <h3 id={`district-${slug}`}>{name}</h3>
        <span className={s.lamps} aria-hidden="true">
          {missions.map((mission) => (
            <i key={mission.id} className={cx(mission.state === 'done' && s.on)} />
          ))}
        </span>
        <span className="sr-only">
          <Plural value={done} one="# mission completed" other="# missions completed" />
        </span>
      </header>
      <ol className={s.tickets} aria-label={t`Missions in ${name}`}>
        {missions.map((mission) => (
          <MissionTicket
            key={mission.id}
            mission={mission}
            name={nameOf(mission.id)}
            toUnlock={missions.filter(({ place, state }) => place < 4 && state !== 'done').length}
            isHere={isHere}
            onAsk={onAsk}
          />
        ))}
      </ol>
    </section>
  );
}

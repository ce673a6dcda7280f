import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cx } from '@wl/ui/cx';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { useHud } from '../../../app/hud/status.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { useTexts } from '../../../app/language/use-texts.ts';
import { missionsQuery, namesQuery } from '../api.ts';
import { useCompleted } from '../completed.ts';
import { feature } from '../feature.ts';
import { nearestMission, type PlayedGame } from '../nearest-mission.ts';
import { DoneText } from '../announce-completed.tsx';
import { useMissionWords } from '../use-mission-words.ts';
import s from './strip-mission.module.css';

/**
 * Shows the progress of the current mission in the strip above the game. With `phone`, shows it in the phone strip,
 * below the balance, net result and time. The strip also announces a completed mission for a few seconds, because a
 * toast would cover the game.
 */
export default function StripMission({
  game,
  className,
  phone = false,
}: {
  game: PlayedGame;
  className?: string | undefined;
  phone?: boolean;
}) {
  const { t } = useLingui();
  const city = useHud()?.city.id ?? '';
  const hasTexts = useTexts(feature);
  const missions = useQuery({ ...missionsQuery(city), enabled: city !== '' });
  const names = useQuery({ ...namesQuery(city), enabled: city !== '' });
  const done = useCompleted(({ waiting }) => waiting[0]);
  const words = useMissionWords();
  const nameOf = (id: string) => names.data?.[id]?.name[currentLanguage()] ?? '';
  if (!hasTexts || !names.data || !missions.data) return null;
  const mission = nearestMission(missions.data.data, game);
  const name = mission ? nameOf(mission.id) : '';
  const announcement = done && (
    <DoneText name={done.mission ? nameOf(done.mission.id) : null} coins={done.coins} />
  );
  if (phone) {
    return (
      <>
        {mission && (
          <ProgressBar
            value={mission.progress}
            max={mission.target}
            label={t`Progress: ${name}`}
            className={s.line ?? ''}
          />
        )}
        <span role="status" className={cx(s.place, announcement ? s.pill : undefined)}>
          {announcement}
        </span>
      </>
    );
  }
  if (!mission && !announcement) return null;
  return (
    <div className={cx(className, s.cell)} data-testid="strip-mission">
      <span role="status" className={announcement ? s.announcement : undefined}>
        {announcement}
      </span>
      {!announcement && mission && (
        <>
          <div className={s.split}>
            <span className={cx('label', s.name)} title={words.objective(mission.objective)}>
              {name}
            </span>
            <b className="num">{words.progress(mission)}</b>
          </div>
          <ProgressBar
            value={mission.progress}
            max={mission.target}
            tone="red"
            label={t`Progress: ${name}`}
          />
          <small>
            <Trans>Mission · pays {mission.coins} Coins</Trans>
          </small>
        </>
      )}
    </div>
  );
}

import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wl/ui/controls/button';
import { iconOf } from '@wl/ui/features/missions/objective-words';
import { Icon } from '@wl/ui/icon';
import { MissionTicket, ticketParts } from '@wl/ui/journey/mission-ticket';
import { Pin } from '@wl/ui/journey/pin';
import { Postcard } from '@wl/ui/journey/postcard';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { rightCell, Table } from '@wl/ui/tables/table';
import { grades } from '@wl/world/achievements/badges';
import { gradeNames } from '@wl/world/achievements/texts';
import { cityBySlug, cityTexts } from '@wl/world/cities/index';
import { missionById } from '@wl/world/cities/missions';
import { withTarget } from '@wl/world/editions/book';
import {
  partsOf,
  type BadgeContent,
  type CityContent,
  type Content,
  type LevelContent,
  type MissionContent,
} from '@wl/world/editions/content';
import { experienceNeeded, experienceToReach } from '@wl/world/casino/levels';
import { type Language, languageNames, languages } from '@wl/world/languages';
import { type CSSProperties, useState } from 'react';
import { textsOf } from '../../../app/language/language.ts';
import paper from '../../../app/paper.module.css';
import { useObjective } from '../use-objective.ts';
import s from './journey.module.css';

/** Shows the content as members will see it, in the selected language and at phone width. */
export function Preview({ subject, content }: { subject: string; content: Content | undefined }) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState(i18n.locale as Language);
  const words = useQuery({
    queryKey: ['messages', language],
    queryFn: () => textsOf(language, ['editions', 'missions']),
    staleTime: Infinity,
  });
  return (
    <section className={paper.panel} aria-labelledby="preview-title">
      <h2 id="preview-title">
        <Trans>Member preview</Trans>
      </h2>
      <div className={s.languages} role="group" aria-label={t`Preview language`}>
        {languages.map((one) => (
          <Button
            key={one}
            variant="plain"
            size="small"
            lang={one}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {languageNames[one]}
          </Button>
        ))}
      </div>
      <div className={s.phone} lang={language} data-testid="preview">
        {words.data && content ? (
          <I18nProvider i18n={words.data}>
            <Shown subject={subject} content={content} language={language} />
          </I18nProvider>
        ) : (
          <p className={s.blank}>
            <Trans>Correct the invalid fields first.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}

interface ShownProps<C> {
  id: string;
  content: C;
  language: Language;
}

function Shown({
  subject,
  content,
  language,
}: {
  subject: string;
  content: Content;
  language: Language;
}) {
  const { id } = partsOf(subject);
  const own = { id, language };
  switch (content.kind) {
    case 'mission':
      return <ShownMission {...own} content={content} />;
    case 'city':
      return <ShownCity {...own} content={content} />;
    case 'level':
      return <ShownLevel {...own} content={content} />;
    case 'badge':
      return <ShownBadge {...own} content={content} />;
  }
}

function ShownMission({ id, content, language }: ShownProps<MissionContent>) {
  const words = useObjective();
  const mission = missionById(id);
  if (!mission) return null;
  const objective = withTarget(mission.objective, content.target);
  return (
    <div data-withdrawn={content.withdrawn} className={s.ticket}>
      <MissionTicket
        as="div"
        heading="h3"
        name={content.names[language]}
        asks={words(objective)}
        icon={iconOf(objective)}
        state="open"
        stub={
          <>
            <b className={s.coins}>+{new Intl.NumberFormat(language).format(content.coins)}</b>
            <Icon name="coin" size={20} />
          </>
        }
      >
        <ProgressBar
          value={0}
          max={content.target}
          tone="red"
          label={content.names[language]}
          className={ticketParts.bar ?? ''}
        />
      </MissionTicket>
    </div>
  );
}

function ShownCity({ id, content, language }: ShownProps<CityContent>) {
  const city = cityBySlug(id);
  const name = cityTexts(id)?.name[language] ?? id;
  return (
    <>
      <Postcard city={id} name={name} words={content.arrival[language]} />
      <div
        className={s.caption}
        style={{ '--tint': city?.accents.primary ?? '#e7b75a' } as CSSProperties}
      >
        <span className={s.code}>{city?.airport}</span>
        <b>{name}</b>
        <p>{content.tagline[language]}</p>
      </div>
    </>
  );
}

function ShownLevel({ id, content, language }: ShownProps<LevelContent>) {
  const { t } = useLingui();
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  // Show the next level's number, because the content of a level describes the requirement and the reward for reaching
  // the next level.
  const level = Number(id) + 1;
  return (
    <div className={s.sheet}>
      <Table label={t`Requirements and rewards for each level`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Level</Trans>
            </th>
            <th scope="col" className={rightCell}>
              <Trans>Total experience</Trans>
            </th>
            <th scope="col" className={rightCell}>
              <Trans>Coins</Trans>
            </th>
            <th scope="col" className={rightCell}>
              <Trans>Skill points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{level}</th>
            <td className={rightCell}>{number(experienceToReach(level))}</td>
            <td className={rightCell}>{number(content.coins)}</td>
            <td className={rightCell}>{number(content.skillPoints)}</td>
          </tr>
        </tbody>
      </Table>
      <p className={s.small}>
        <Trans>Experience needed for this level: {number(experienceNeeded(Number(id)))}</Trans>
      </p>
    </div>
  );
}

function ShownBadge({ id, content, language }: ShownProps<BadgeContent>) {
  return (
    <div className={s.family}>
      <h3>{content.names[language]}</h3>
      <ul>
        {grades.map((grade, place) => (
          <li key={grade}>
            <Pin figure={id} grade={grade} isEarned />
            <span>{gradeNames[grade][language]}</span>
            <b>{new Intl.NumberFormat(language).format(content.targets[place] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Badge } from '@wl/contract/achievements';
import { badgeNames, gradeNames } from '@wl/world/achievements/texts';
import { Icon } from '@wl/ui/icon';
import { Pin } from '@wl/ui/journey/pin';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { currentLanguage } from '../../../app/language/language.ts';
import { useFormats } from '../../../app/language/formats.ts';
import { useEditions } from '../../editions/index.ts';
import { useBadgeWords } from '../use-badge-words.ts';
import s from './badge-family.module.css';

/**
 * Shows a badge's bronze, silver and gold pins, with the progress towards the next pin. An earned pin opens its share
 * dialog.
 */
export function BadgeFamily({
  badges,
  onShare,
}: {
  badges: readonly Badge[];
  onShare: (badge: Badge) => void;
}) {
  const language = currentLanguage();
  const editions = useEditions();
  const [first] = badges;
  if (!first) return null;
  const name = (editions.badges[first.figure] ?? badgeNames[first.figure])[language];
  const next = badges.find(({ earned_at }) => earned_at === null);
  return (
    <li className={s.family}>
      <h3>{name}</h3>
      <ul className={s.pins}>
        {badges.map((badge) => (
          <li key={badge.id}>
            <BadgePin badge={badge} onShare={onShare} />
          </li>
        ))}
      </ul>
      {next ? (
        <NextPin name={name} badge={next} />
      ) : (
        <p className={s.all}>
          <Icon name="check" size={16} />
          <Trans>You have earned all three pins</Trans>
        </p>
      )}
    </li>
  );
}

/** Shows one pin of a badge. An earned pin is a button that opens its share dialog. */
function BadgePin({ badge, onShare }: { badge: Badge; onShare: (badge: Badge) => void }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const metal = gradeNames[badge.grade][currentLanguage()];
  const pin = <Pin figure={badge.figure} grade={badge.grade} isEarned={badge.earned_at !== null} />;
  return badge.earned_at === null ? (
    <span className={s.locked}>
      {pin}
      <span className={s.metal}>
        {metal}
        <span className="sr-only"> {t`not earned yet`}</span>
      </span>
    </span>
  ) : (
    <button
      type="button"
      className={s.earned}
      aria-label={t`${metal}: earned on ${date(badge.earned_at)}. Share this pin`}
      onClick={() => onShare(badge)}
    >
      {pin}
      <span className={s.metal}>
        {metal} <Icon name="share" size={14} />
      </span>
    </button>
  );
}

function NextPin({ name, badge: next }: { name: string; badge: Badge }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const words = useBadgeWords();
  return (
    <div className={s.next}>
      <p>{words(next.figure, next.target)}</p>
      <ProgressBar
        value={next.progress}
        max={next.target}
        label={t`${name}: ${number(next.progress)} of ${number(next.target)}`}
      />
      <p className={s.count}>
        {number(next.progress)} / {number(next.target)}
      </p>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Icon, type IconName } from '@wl/ui/icon';
import s from './feature-tags.module.css';

/** Shows the game's features. The server omits features that are forbidden in the visitor's jurisdiction. */
export function FeatureTags({ features }: { features: Readonly<Record<string, boolean>> }) {
  const { t } = useLingui();
  const tags: readonly [key: string, name: string, icon: IconName][] = [
    ['autoSpin', t`Auto spin`, 'repeat'],
    ['quickSpin', t`Quick spin`, 'spin'],
    ['bonusBuy', t`Bonus buy`, 'lightning'],
    ['betways', t`Betways`, 'arrow-right'],
    ['sideBets', t`Side bets`, 'cards'],
    ['roadmap', t`Road map`, 'chart-line'],
    ['multihand', t`Multihand`, 'cards'],
    ['clusterPays', t`Cluster pays`, 'grid'],
  ];
  const offered = tags.filter(([key]) => features[key] === true);
  if (offered.length === 0) return null;
  return (
    <ul className={s.tags} aria-label={t`Features`}>
      {offered.map(([key, name, icon]) => (
        <li key={key}>
          <Icon name={icon} size={15} />
          {name}
        </li>
      ))}
    </ul>
  );
}

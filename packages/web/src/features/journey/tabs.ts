import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '@wl/ui/icon';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { Feature } from '../../app/feature.ts';
import { needTexts } from '../../app/language.ts';

export interface Tab {
  /** Name in the URL, as in `/my-journey/skills`. */
  status: string;
  title: MessageDescriptor;
  icon: IconName;
  Content: LazyExoticComponent<ComponentType>;
}

/** Loads a tab of another feature: its code and its texts together. */
function tabOf(
  load: () => Promise<{ default: ComponentType }>,
  feature: () => Promise<{ feature: Feature }>,
): Tab['Content'] {
  return lazy(async () => {
    const [content] = await Promise.all([
      load(),
      feature().then((module) => needTexts(module.feature).catch(() => undefined)),
    ]);
    return content;
  });
}

/** Tabs of My Journey in order. The first one is shown if the URL names none. */
export const tabs: readonly Tab[] = [
  {
    status: 'missions',
    title: msg`Missions`,
    icon: 'pin',
    Content: tabOf(
      () => import('../missions/components/missions-tab.tsx'),
      () => import('../missions/feature.ts'),
    ),
  },
  {
    status: 'skills',
    title: msg`Skills`,
    icon: 'lightning',
    Content: lazy(() => import('./components/skills.tsx')),
  },
  {
    status: 'achievements',
    title: msg`Achievements`,
    icon: 'medal',
    Content: tabOf(
      () => import('../achievements/components/achievements.tsx'),
      () => import('../achievements/routes.tsx'),
    ),
  },
  {
    status: 'stamps',
    title: msg`Stamps`,
    icon: 'passport',
    Content: tabOf(
      () => import('../travel/components/stamps-tab.tsx'),
      () => import('../travel/routes.tsx'),
    ),
  },
  {
    status: 'levels',
    title: msg`Levels`,
    icon: 'trophy',
    Content: lazy(() => import('./components/levels.tsx')),
  },
  {
    status: 'activities',
    title: msg`Journal`,
    icon: 'history',
    Content: tabOf(
      () => import('./components/activities.tsx'),
      // The journal shows item names, which are in the bag's texts.
      () => import('../bag/routes.tsx'),
    ),
  },
];

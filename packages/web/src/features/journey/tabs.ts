import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '@wl/ui/icon';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { achievementsTab } from '../achievements/index.ts';
import { activitiesTab } from '../activities/index.ts';
import { missionsTab } from '../missions/index.ts';
import { stampsTab } from '../travel/index.ts';

export interface Tab {
  /** Path segment of the tab, such as `skills` in `/my-journey/skills`. */
  status: string;
  title: MessageDescriptor;
  icon: IconName;
  Content: LazyExoticComponent<ComponentType>;
}

/** Tabs of My Journey, in order. The first tab is shown if the URL does not name a tab. */
export const tabs: readonly Tab[] = [
  {
    status: 'missions',
    title: msg`Missions`,
    icon: 'pin',
    Content: lazy(missionsTab),
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
    Content: lazy(achievementsTab),
  },
  {
    status: 'stamps',
    title: msg`Stamps`,
    icon: 'passport',
    Content: lazy(stampsTab),
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
    Content: lazy(activitiesTab),
  },
];

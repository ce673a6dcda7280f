import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { staffNews } from '@wl/contract/news/staff';
import { gameAlarms } from '@wl/contract/office/play';
import { searched } from '../../app/address.ts';
import { request } from '../../app/api.ts';
import { Alarm } from '../../app/shell/badges.tsx';
import { defineOfficeFeature, type LinkGroup } from '../../app/feature.ts';
import { useLive } from '../../app/realtime/use-live.ts';
import { gamesFilters, type GamesFilter } from './games-filter.ts';

declare module '../../app/feature.ts' {
  interface OfficeGroups {
    casino: LinkGroup;
  }
  interface OfficePages {
    '/games': { game?: string; search?: string; show?: GamesFilter };
  }
}

/** Shows the number of games whose return is outside its expected range. */
function GameAlarms() {
  const { t } = useLingui();
  useLive('private-staff.games', staffNews.games_changed, 'game-alarms');
  const games = useQuery({
    queryKey: ['game-alarms'],
    queryFn: () => request(gameAlarms, {}),
    staleTime: 5 * 60_000,
  });
  return (
    <Alarm count={games.data?.data.alarms.length} name={t`games outside their expected range`} />
  );
}

export const feature = defineOfficeFeature({
  groups: { casino: { heading: msg`Casino`, order: 3 } },
  pages: {
    '/games': {
      component: lazyRouteComponent(() => import('./pages/games.tsx'), 'Games'),
      search: (search) => {
        const show = gamesFilters.find((one) => one === search['show']);
        return {
          ...(typeof search['game'] === 'string' ? { game: search['game'] } : {}),
          ...searched(search),
          ...(show ? { show } : {}),
        };
      },
      link: {
        permission: 'games.view',
        group: 'casino',
        order: 1,
        label: msg`Games`,
        badge: GameAlarms,
        home: 6,
      },
    },
  },
});

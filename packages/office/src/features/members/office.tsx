import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { searched } from '../../app/address.ts';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';
import { MemberSearch } from './member-search.tsx';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/members': { search?: string };
    '/members/$id': NoSearch;
  }
}

export const feature = defineOfficeFeature({
  pages: {
    '/members': {
      component: lazyRouteComponent(() => import('./pages/members.tsx'), 'Members'),
      search: searched,
      link: {
        permission: 'members.view',
        group: 'members',
        order: 2,
        label: msg`Members`,
        home: 3,
      },
    },
    '/members/$id': {
      component: lazyRouteComponent(() => import('./pages/member-file.tsx'), 'MemberFile'),
    },
  },
  control: { permission: 'members.view', component: MemberSearch },
});

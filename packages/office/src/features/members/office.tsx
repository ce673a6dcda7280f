import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { searched } from '../../app/address.ts';
import { defineOfficeFeature, type LinkGroup, type NoSearch } from '../../app/feature.ts';
import { MemberSearch } from './control.tsx';

declare module '../../app/feature.ts' {
  interface OfficeGroups {
    members: LinkGroup;
  }
  interface OfficePages {
    '/members': { search?: string };
    '/members/$id': NoSearch;
  }
}

export const feature = defineOfficeFeature({
  groups: { members: { heading: msg`Member services`, order: 2 } },
  uses: ['bag', 'exclusions', 'limits', 'passport'],
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

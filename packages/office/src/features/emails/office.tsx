import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { languages, type Language } from '@wl/world/languages';
import { defineOfficeFeature } from '../../app/feature.ts';

export const widths = [390, 600] as const;
export const schemes = ['light', 'dark'] as const;
export const parts = ['html', 'text'] as const;

/** Preview settings that are stored in the URL. */
export interface EmailSearch {
  kind?: string;
  /** Language of the e-mail; by default, the clerk's language. */
  language?: Language;
  /** Width of the e-mail preview in px. */
  width?: (typeof widths)[number];
  scheme?: (typeof schemes)[number];
  part?: (typeof parts)[number];
}

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/emails': EmailSearch;
  }
}

/** Returns the value if it is one of the options and not the default value `usual`; otherwise undefined. */
const oneOf = <T,>(options: readonly T[], value: unknown, usual?: T): T | undefined =>
  options.find((one) => one === value && one !== usual);

export const feature = defineOfficeFeature({
  pages: {
    '/emails': {
      component: lazyRouteComponent(() => import('./pages/emails.tsx'), 'Emails'),
      search: (search) => {
        const language = oneOf(languages, search['language']);
        const width = oneOf(widths, search['width'], 390);
        const scheme = oneOf(schemes, search['scheme'], 'light');
        const part = oneOf(parts, search['part'], 'html');
        return {
          ...(typeof search['kind'] === 'string' && { kind: search['kind'] }),
          ...(language && { language }),
          ...(width && { width }),
          ...(scheme && { scheme }),
          ...(part && { part }),
        };
      },
      link: {
        permission: 'emails.view',
        group: 'offers',
        order: 9,
        label: msg`E-mails`,
      },
    },
  },
});

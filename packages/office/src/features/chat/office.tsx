import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { chatTabs } from '@wl/contract/office/chat';
import { languages, type Language } from '@wl/world/languages';
import { paged } from '../../app/address.ts';
import { Count } from '../../app/shell/badges.tsx';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';
import { useLiveQueue, useOpenChats } from './queue.ts';
import type { ChatTab } from './chats.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/chat': { tab?: ChatTab; language?: Language; chat?: string; page?: number };
    '/chat/hours': NoSearch;
  }
}

/** Shows the number of conversations that no clerk has taken. */
function WaitingChats() {
  useLiveQueue();
  const chats = useOpenChats().data;
  return <Count count={chats?.filter(({ state }) => state === 'waiting').length} />;
}

export const feature = defineOfficeFeature({
  uses: ['bag', 'canned-replies', 'members', 'support'],
  pages: {
    '/chat': {
      component: lazyRouteComponent(() => import('./pages/chat.tsx'), 'Chats'),
      search: (search) => {
        const tab = chatTabs.find((one) => one === search['tab']);
        const language = languages.find((one) => one === search['language']);
        return {
          ...(tab && tab !== 'open' ? { tab } : {}),
          ...(language ? { language } : {}),
          ...(typeof search['chat'] === 'string' ? { chat: search['chat'] } : {}),
          ...paged(search),
        };
      },
      link: {
        permission: 'support.view',
        group: 'members',
        order: 4,
        label: msg({ message: 'Live chat', context: 'navigation' }),
        badge: WaitingChats,
      },
    },
    '/chat/hours': {
      component: lazyRouteComponent(() => import('./pages/chat-hours.tsx'), 'ChatHoursPage'),
    },
  },
});

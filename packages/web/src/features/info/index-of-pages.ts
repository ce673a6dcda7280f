/** Navigation for the information pages: short names and icons. The texts are in `packages/world/src/pages`. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '@wl/ui/icon';
import type { infoPaths } from '@wl/world/casino/public-pages';

export interface InfoPage {
  path: (typeof infoPaths)[number];
  icon: IconName;
  name: MessageDescriptor;
}

export const firstPage: InfoPage = { path: '/how-to', icon: 'plane', name: msg`How it works` };

export const infoPages: readonly InfoPage[] = [
  firstPage,
  { path: '/about-us', icon: 'compass', name: msg`About us` },
  { path: '/faq', icon: 'help', name: msg`FAQ` },
  { path: '/contact-us', icon: 'chat', name: msg`Contact` },
  { path: '/fair-play', icon: 'seal', name: msg`Fair play` },
  { path: '/responsible-gaming', icon: 'lifebuoy', name: msg`Safe travel` },
  { path: '/bonus-policy', icon: 'gift', name: msg`Bonus policy` },
  { path: '/payment_policy', icon: 'card', name: msg`Payment policy` },
  { path: '/aml-kyc-Policy', icon: 'passport', name: msg`Identity checks` },
  { path: '/complaints', icon: 'hand', name: msg`Complaints` },
  { path: '/terms-of-use', icon: 'ticket', name: msg`Terms of use` },
  { path: '/privacy-policy', icon: 'lock', name: msg`Privacy` },
  { path: '/cookies', icon: 'key', name: msg`Cookies` },
  { path: '/credits', icon: 'heart', name: msg`Credits` },
];

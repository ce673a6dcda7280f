import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { activateLanguage, storedLanguage } from './app/language.ts';
import { onTrouble } from './app/request.ts';
import { makeRouter, showsVisitorHome } from './app/router.tsx';
import { followServer, resumeSession, useSession } from './app/session.ts';
import '@wl/ui/fonts.css';
import './app/style.css';

// Zod must not compile its schemas: that is `eval`, which the content security policy forbids. Set before any schema loads.
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = {
  jitless: true,
};

const place = document.getElementById('root');
if (!place) throw new Error('The page has no root element.');

const language = storedLanguage();
const prerendered =
  place.hasChildNodes() && document.documentElement.lang === language && showsVisitorHome();

resumeSession();
await activateLanguage(language);
const router = makeRouter();

/** Failures that concern the whole application lead to the page that explains them. */
const pageOfTrouble: Partial<Record<string, string>> = {
  'request.country_blocked': '/restricted-access',
  'request.maintenance': '/maintenance',
  'member.email_unverified': '/unverified-email-access',
  'member.excluded': '/locked-out-player',
};
onTrouble((error) => {
  const page = pageOfTrouble[error.code];
  if (page) void router.navigate({ to: page });
});
followServer(() => void router.navigate({ to: '/' }));

await router.load();
if (prerendered) {
  // Render the tree the server rendered, without the router's own Suspense (React error 418 otherwise).
  router.ssr = { manifest: undefined };
  hydrateRoot(place, <App router={router} />, {
    onRecoverableError: (error) => {
      console.error('hydration', error);
    },
  });
} else {
  place.replaceChildren();
  createRoot(place).render(<App router={router} />);
}

/** News arrive as soon as there is somebody to tell: the realtime client loads only then. */
let following = false;
const follow = (status: string) => {
  if (status === 'member' && !following) {
    following = true;
    void import('./app/realtime.ts').then((news) => {
      news.listen();
    });
  }
};
follow(useSession.getState().status);
useSession.subscribe((now, before) => {
  if (now.status !== before.status) follow(now.status);
});

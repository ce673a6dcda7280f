import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadFonts } from './app/fonts.ts';
import { activateLanguage, storedLanguage } from './app/language.ts';
import { applyMotion } from './app/motion.ts';
import { onTrouble } from './app/request.ts';
import { makeRouter, showsVisitorPage } from './app/router.tsx';
import { followServer, resumeSession, useSession } from './app/session.ts';
import '@wl/ui/fonts.css';
import './app/style.css';

// Zod must not compile its schemas: that is `eval`, which the content security policy forbids. Set before any schema
// loads.
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = {
  jitless: true,
};

const place = document.getElementById('root');
if (!place) throw new Error('The page has no root element.');

const language = storedLanguage();
const prerendered =
  place.childElementCount > 0 && document.documentElement.lang === language && showsVisitorPage();

/** Lets the browser paint and handle input between two tasks. */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0));

applyMotion();
resumeSession();
await activateLanguage(language);
await breathe();
const router = makeRouter();

/** Failures that concern the whole application lead to the page that explains them. */
const pageOfTrouble: Partial<Record<string, string>> = {
  'request.country_blocked': '/restricted-access',
  'request.maintenance': '/maintenance',
  'member.email_unverified': '/unverified-email-access',
  'member.excluded': '/locked-out-player',
  'member.on_break': '/locked-out-player',
};
onTrouble((error) => {
  const page = pageOfTrouble[error.code];
  if (page) void router.navigate({ to: page });
});
followServer(() => void router.navigate({ to: '/' }));

let stand: () => void;
/** Resolves when the page responds to presses. */
export const ready = new Promise<void>((resolve) => {
  stand = resolve;
});

/** Reports when its children are mounted. */
function ReadySignal({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Readable from outside, for measurements.
    document.documentElement.dataset['ready'] = 'yes';
    stand();
  }, []);
  return children;
}

// A prerendered page already shows its text.
await Promise.all([router.load(), prerendered || loadFonts(language)]);
await breathe();
const tree = (
  <ReadySignal>
    <App router={router} />
  </ReadySignal>
);
if (prerendered) {
  // Render the tree that the server rendered, without the router's own Suspense (React error 418 otherwise).
  router.ssr = { manifest: undefined };
  // As a transition, React works in slices of a few milliseconds instead of one long task.
  startTransition(() => {
    hydrateRoot(place, tree, {
      onRecoverableError: (error) => {
        console.error('hydration', error);
      },
    });
  });
} else {
  place.replaceChildren();
  createRoot(place).render(tree);
}

/** The realtime client loads only once a member is signed in. */
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

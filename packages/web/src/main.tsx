import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadFonts } from './app/shell/fonts.ts';
import { activateLanguage, storedLanguage } from './app/language/language.ts';
import { applyMotion } from './app/motion.ts';
import { onTrouble } from './app/request.ts';
import { makeRouter, showsVisitorPage } from './app/router.tsx';
import { followServer, resumeSession, useSession } from './app/session/session.ts';
import '@wl/ui/fonts.css';
import './app/style.css';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no root element.');

const language = storedLanguage();
const prerendered =
  place.childElementCount > 0 && document.documentElement.lang === language && showsVisitorPage();

/** Yields to the browser, so that it can paint and handle input between two tasks. */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0));

applyMotion();
resumeSession();
await activateLanguage(language);
await breathe();
const router = makeRouter();

/** Path of the page to which the application navigates after an error, by error code. */
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
export const ready = new Promise<void>((resolve) => {
  stand = resolve;
});

/** Renders its children, and resolves the promise `ready` once these children are mounted. */
function ReadySignal({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Browser tests and measurement tools wait for this attribute.
    document.documentElement.dataset['ready'] = 'yes';
    stand();
  }, []);
  return children;
}

// A prerendered page already shows its text and need not wait for fonts.
await Promise.all([router.load(), prerendered || loadFonts(language)]);
await breathe();
const tree = (
  <ReadySignal>
    <App router={router} />
  </ReadySignal>
);
if (prerendered) {
  // Prevent the router from rendering a Suspense boundary, because the prerendered page has none. The mismatch would
  // cause React error 418.
  router.ssr = { manifest: undefined };
  // Hydrate in a transition, so that React works in slices of a few milliseconds and the page can respond in between.
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

/** Delay in ms before another attempt to load the realtime client's code. */
const RETRY_MS = 5000;

/** True once the realtime client's code has been requested for a signed-in member. */
let following = false;
const follow = (status: string) => {
  if (status === 'member' && !following) {
    following = true;
    import('./app/realtime/realtime.ts').then(
      (news) => news.listen(),
      // Retry if loading fails, because without the realtime client the member gets no updates until the next reload.
      () => {
        following = false;
        setTimeout(() => follow(useSession.getState().status), RETRY_MS);
      },
    );
  }
};
follow(useSession.getState().status);
useSession.subscribe((now, before) => {
  if (now.status !== before.status) follow(now.status);
});

import { Trans } from '@lingui/react/macro';

export default function Home() {
  return (
    <main className="mx-auto max-w-[1440px] px-4 py-8 desk:px-7">
      <h1 className="poster text-44">
        <Trans>The casino that travels</Trans>
      </h1>
    </main>
  );
}

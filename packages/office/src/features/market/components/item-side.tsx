import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type OfficeItem, marketEditions } from '@wl/contract/office/market';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { useItemWords } from '../use-item-words.ts';
import s from './market.module.css';

/** Shows how the market board would describe an item with the entered terms. */
export function WordingPanel({ terms }: { terms: BonusTerms | undefined }) {
  const { wording } = useItemWords();
  const words = terms && wording(terms);
  return (
    <section className={paper.panel} aria-labelledby="wording">
      <h2 id="wording">
        <Trans>Text for members</Trans>
      </h2>
      {words ? (
        <>
          <p className={s.memberName}>{words.name}</p>
          <p>{words.effect}</p>
          <details className={s.rules}>
            <summary>
              <Trans>Rules</Trans>
            </summary>
            <ol>
              {words.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
          </details>
        </>
      ) : (
        <p className={paper.sub}>
          <Trans>Correct the terms first.</Trans>
        </p>
      )}
    </section>
  );
}

/** Lists all editions that clerks have made of an item, each with the clerk and the reason. */
export function EditionsPanel({ item }: { item: OfficeItem }) {
  const { clock, number } = useFormats();
  const query = useQuery({
    queryKey: ['market-editions', item.slug, item.version],
    queryFn: () => request(marketEditions, { params: { slug: item.slug } }),
  });
  const editions = query.data?.data;
  return (
    <section className={paper.panel} aria-labelledby="editions">
      <h2 id="editions">
        <Trans>Editions</Trans>
      </h2>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {editions?.length === 0 && (
        <p className={paper.sub}>
          <Trans>Original version: no changes have been made.</Trans>
        </p>
      )}
      {editions && editions.length > 0 && (
        <ol className={s.editions}>
          {editions.map((one) => (
            <li key={one.version}>
              <p className={s.editionHead}>
                <b>
                  <Trans>Edition {number(one.version)}</Trans>
                </b>
                <span>
                  <Trans>{number(one.price)} Coins</Trans>
                </span>
                {!one.on_sale && (
                  <span className={paper.badge} data-tone="bad">
                    <Trans>stopped</Trans>
                  </span>
                )}
                <code title={one.terms_hash}>{one.terms_hash.slice(0, 6)}</code>
              </p>
              <p>
                <q>{one.reason}</q>
              </p>
              <p className={paper.sub}>
                {one.by} · <time dateTime={one.at}>{clock(one.at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

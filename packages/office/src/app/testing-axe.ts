/** Accessibility checks for component tests. */
import type axe from 'axe-core';
import source from 'axe-core/axe.min.js?raw';

/** Runs axe-core on an element. Returns each violation as the id of the rule and the HTML of the failing element. */
export async function axeFindings(element: Element): Promise<string[]> {
  if (!('axe' in window)) {
    const script = document.createElement('script');
    script.textContent = source;
    document.head.append(script);
  }
  const { axe: reader } = window as unknown as { axe: typeof axe };
  const { violations } = await reader.run(element);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

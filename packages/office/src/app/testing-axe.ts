/** Accessibility checks for component tests. */
import type axe from 'axe-core';
import source from 'axe-core/axe.min.js?raw';

/** Runs axe-core on an element and returns its findings, each with the rule and the elements that break it. */
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

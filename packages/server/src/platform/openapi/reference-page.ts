interface Page {
  base: string;
  /** File name of Scalar's script. */
  script: string;
  nonce: string;
}

/** Returns the HTML of the reference page, in which Scalar displays the API documentation. */
export const pageOf = ({ base, script, nonce }: Page): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Wanderluck API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta property="csp-nonce" content="${nonce}" />
    <link rel="icon" type="image/svg+xml" href="/art/brand/favicon.svg" />
  </head>
  <body>
    <noscript>This page needs JavaScript. The document itself is /api/openapi.json.</noscript>
    <div id="app"></div>
    <script src="${base}/start.js"></script>
    <script src="${base}/${script}"></script>
  </body>
</html>
`;

/**
 * Returns the script that starts Scalar, the API reference viewer. The script adds the page's CSP nonce to every style
 * element that Scalar creates. When a reader tries out a call, the script adds the CSRF headers that our pages send.
 */
export const startScript = ({ document: url }: { document: string }): string => `'use strict';
(() => {
  const { content: nonce } = document.querySelector('meta[property=csp-nonce]');
  const create = document.createElement.bind(document);
  document.createElement = (name, options) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
  const xsrf = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  document.addEventListener('DOMContentLoaded', () => {
    Scalar.createApiReference('#app', {
      url: ${JSON.stringify(url)},
      servers: [{ url: location.origin, description: 'This installation' }],
      onBeforeRequest: ({ request }) => {
        request.headers.set('X-Requested-With', 'XMLHttpRequest');
        request.headers.set('X-XSRF-TOKEN', decodeURIComponent(xsrf()));
      },
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    });
  });
})();
`;

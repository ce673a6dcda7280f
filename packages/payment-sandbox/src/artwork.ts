/** Logo of Harbour Pay, the sandbox's payment provider: a lighthouse over two waves. */
const mark = `<path fill="#0e4a5c" d="M16 2l4.6 3.2v3.3h-9.2V5.2z"/><path fill="#d9512c" d="M12.3 9.7h7.4l1.7 11.6H10.6z"/><path fill="#fff" d="M11.7 13.4h8.6l.4 3H11.3z"/><path fill="none" stroke="#0e4a5c" stroke-width="2.4" stroke-linecap="round" d="M3 24.5c3.2-2.6 5.4-2.6 8.6 0s5.4 2.6 8.6 0 5.4-2.6 8.8 0M6.5 29.3c2.4-1.7 4.3-1.7 6.6 0s4.2 1.7 6.5 0 4-1.7 6 0"/>`;

export const logo = `<svg class="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">${mark}</svg>`;

/**
 * Page icon as a data URL. A separate request for the icon would be aborted if the member returned to the merchant
 * quickly.
 */
export const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark}</svg>`,
)}`;

const wave = (y: number, swing: number, fill: string) =>
  `<path fill="${fill}" d="M0 ${y}q50 ${-swing} 100 0t100 0 100 0 100 0 100 0 100 0V420H0z"/>`;

/**
 * Picture behind the amount: a harbour in the morning, with a pale sun, two headlands, a lighthouse, a sail and calm
 * water.
 */
export const harbourFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" preserveAspectRatio="xMidYMax slice">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#0e4a5c"/><stop offset=".55" stop-color="#2a7b8c"/><stop offset="1" stop-color="#8fc1bf"/></linearGradient></defs>
<path fill="url(#s)" d="M0 0h600v420H0z"/>
<circle cx="300" cy="250" r="84" fill="#f6d9b0" opacity=".1"/><circle cx="300" cy="250" r="54" fill="#f6d9b0" opacity=".16"/><circle cx="300" cy="250" r="30" fill="#fbe6c6"/>
<path fill="#1d6374" d="M0 262c70-46 128-30 196-10s120 6 182-8 150-26 222 12v100H0z"/>
<path fill="#134f60" d="M600 292c-54-26-120-38-170-24-40 12-66 34-110 38v60h280z"/>
<g transform="translate(286)"><path fill="#f4f1ea" d="M92 190h28l8 94H84z"/><path fill="#d9512c" d="M90.3 210h31.4l2 24H88.3zM86.7 254h38.6l1.7 20H85z"/><path fill="#0b3542" d="M86 184h40v7H86z"/><path fill="#fbe6c6" d="M96 166h20v18H96z"/><path fill="#0b3542" d="M92 167l14-15 14 15z"/><path fill="#fbe6c6" opacity=".16" d="M116 170l250-46v66z"/></g>
${wave(300, 9, '#3c8f9a')}<g transform="translate(-158)"><path fill="#f4f1ea" d="M386 306v-62c22 18 34 38 38 62z"/><path fill="#e4ded1" d="M381 306v-48c-12 14-20 30-24 48z"/><path fill="#0b3542" d="M346 310h90l-12 16h-62z"/></g>
${wave(326, 11, '#2b7c8a')}${wave(356, 12, '#1b6272')}${wave(388, 10, '#0e4a5c')}
</svg>`;

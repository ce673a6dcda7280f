/**
 * Style sheet for the provider's pages. It uses no web fonts. Its colours must not resemble a merchant's, and its text
 * contrast must be at least 4.5:1.
 */
export const styleSheet = `
:root { --ink: #0b3542; --water: #0e4a5c; --quiet: #48646c; --line: #8aa5aa; --mist: #edf3f2; --paper: #fff; --buoy: #b23a17; --focus: #d9512c; }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; display: flex; flex-direction: column; background: var(--mist); color: var(--ink);
  font: 1rem/1.5 "Avenir Next", Avenir, "Segoe UI", "Noto Sans", Ubuntu, Cantarell, system-ui, sans-serif; }
.bar { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; justify-content: space-between; width: min(70rem, 100% - 2.5rem); margin: 0 auto; padding: 1.4rem 0; }
.brand { display: flex; align-items: center; gap: .6rem; font: 600 1.25rem/1 Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif; }
.sandbox { font-size: .84rem; color: var(--quiet); }
main { width: min(70rem, 100% - 2.5rem); margin: 0 auto; display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); background: var(--paper); border-radius: 20px; overflow: hidden; box-shadow: 0 1px 2px #0b354214, 0 24px 48px -24px #0b354240; }
main:not(:has(.summary)) { grid-template-columns: minmax(0, 1fr); max-width: 34rem; }
.summary { min-height: 34rem; padding: 3rem; color: #fff; background: var(--water) url(/harbour.svg) center bottom / cover no-repeat; }
.to { font-size: 1.05rem; }
.amount { margin: .4rem 0 .9rem; font: 600 clamp(2.4rem, 4.4vw, 3.5rem)/1.1 Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif; letter-spacing: -.01em; font-variant-numeric: lining-nums tabular-nums; overflow-wrap: anywhere; }
.reference { font-size: .84rem; color: #dcebea; }
.reference span { font-family: ui-monospace, "DejaVu Sans Mono", monospace; letter-spacing: .03em; }
.panel { padding: 3rem; align-self: center; }
h1 { font: 600 1.6rem/1.2 Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif; margin-bottom: 1.4rem; text-wrap: balance; }
.tabs { display: flex; gap: .25rem; padding: .25rem; margin: 0 0 1.6rem; list-style: none; background: var(--mist); border-radius: 12px; }
.tabs li { flex: 1; }
.tabs a { display: grid; place-items: center; min-height: 44px; padding: .3rem .4rem; height: 100%; border-radius: 9px; text-align: center; line-height: 1.2; text-decoration: none; color: var(--quiet); font-size: .94rem; }
.tabs a:hover { color: var(--ink); }
.tabs a[aria-current] { background: var(--paper); color: var(--ink); font-weight: 600; box-shadow: 0 1px 3px #0b354233; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 1.1rem; align-items: start; }
.field-number, .field-user, .field-password, .field-holder, .field-account { grid-column: 1 / -1; }
label { display: block; margin-bottom: .35rem; font-size: .9rem; font-weight: 600; }
input { width: 100%; min-height: 50px; padding: .6rem .9rem; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 10px; font: inherit; font-size: 1.06rem; font-variant-numeric: tabular-nums; }
.field-number input, .field-account input { letter-spacing: .04em; }
input:hover { border-color: var(--water); }
input[aria-invalid] { border-color: var(--buoy); box-shadow: inset 0 0 0 1px var(--buoy); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 10px; }
.hint { margin-top: .3rem; font-size: .82rem; color: var(--quiet); }
.error { margin-top: .3rem; font-size: .88rem; color: var(--buoy); }
.alert { margin-bottom: 1.2rem; padding: .8rem 1rem; border-left: 4px solid var(--buoy); border-radius: 0 10px 10px 0; background: #fbeee9; color: #7c2509; font-size: .94rem; }
.note { margin-top: 1rem; color: var(--quiet); }
h1 + .note { margin: -.4rem 0 1.4rem; }
.primary { display: grid; place-items: center; width: 100%; min-height: 54px; margin-top: 1.6rem; padding: .7rem 1rem; border: 0; border-radius: 12px; background: var(--water); color: #fff; font: inherit; font-size: 1.1rem; font-weight: 600; text-decoration: none; text-align: center; cursor: pointer; transition: background-color .15s; }
.primary:hover { background: var(--ink); }
.link { display: block; width: 100%; min-height: 44px; margin-top: .6rem; border: 0; background: none; color: var(--water); font: inherit; font-size: .94rem; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
.safety { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid #dbe5e5; font-size: .84rem; color: var(--quiet); }
.end { padding: 1rem 0; }
footer { flex: 1; width: min(70rem, 100% - 2.5rem); margin: 2.2rem auto 2rem; font-size: .9rem; color: var(--quiet); }
h2 { font-size: .95rem; color: var(--ink); }
footer section + section { margin-top: 1.6rem; }
.tests { margin: .8rem 0 0; padding: 0; list-style: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); gap: .35rem 2rem; }
.tests li { display: grid; grid-template-columns: 11.6rem 1fr; gap: .6rem; align-items: baseline; }
code { font: .86rem/1.5 ui-monospace, "DejaVu Sans Mono", monospace; color: var(--ink); white-space: nowrap; }
.languages { display: flex; flex-wrap: wrap; gap: 0 1.2rem; margin: 1.6rem 0 0; padding: 0; list-style: none; }
.languages a { display: inline-grid; place-items: center; min-height: 44px; color: var(--water); text-underline-offset: 3px; }
.languages a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
@media (max-width: 52rem) {
  .bar { padding: 1rem 0; }
  main { grid-template-columns: minmax(0, 1fr); border-radius: 16px; }
  .summary { min-height: 0; padding: 1.6rem 1.4rem 8.6rem; background-position: center bottom; }
  .panel { padding: 1.6rem 1.4rem; align-self: start; }
  .bar, main, footer { flex: 1; width: calc(100% - 2rem); }
}
@media (max-width: 24rem) { .tests li { grid-template-columns: 1fr; gap: 0; } }
@media (prefers-reduced-motion: reduce) { .primary { transition: none; } }
@media (forced-colors: active) { input, .primary, .tabs a[aria-current] { border: 1px solid; } }
`;

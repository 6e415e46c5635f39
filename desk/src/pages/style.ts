import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { colours } from '../../../src/theme/colours.ts';

/** A file that the desk serves besides its pages. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
}

/** The site's fonts are cut to its own words; people are called Zoë, Øystein, Łucja and Ștefan too. */
const PACKAGES = join(import.meta.dirname, '../../../node_modules/@fontsource-variable');
const RANGES = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;
/** The working days of the booking page: each shows its own times. */
const DAYS = 15;

/** The style sheet and the fonts by path. Names hold a hash, so browsers may keep them for ever. */
export function loadAssets(): { readonly sheet: string; readonly files: Map<string, Asset> } {
  const files = new Map<string, Asset>();
  const faces = [
    ...facesOf('Imbue', 'imbue', '100 900', files),
    ...facesOf('Instrument Sans', 'instrument-sans', '400 700', files),
  ];
  const css = faces.join('') + rules();
  const sheet = add(files, 'desk.css', 'text/css; charset=utf-8', Buffer.from(css));
  return { sheet, files };
}

/** A font of two alphabets, where it is installed; elsewhere the stand-ins show. */
function facesOf(
  family: string,
  name: string,
  weight: string,
  files: Map<string, Asset>,
): string[] {
  return Object.entries(RANGES).flatMap(([range, points]) => {
    const file = join(PACKAGES, name, 'files', `${name}-${range}-wght-normal.woff2`);
    if (!existsSync(file)) return [];
    const path = add(files, basename(file), 'font/woff2', Buffer.from(readFileSync(file)));
    return `@font-face{font-family:"${family}";src:url("${path}") format("woff2");font-weight:${weight};font-display:swap;unicode-range:${points}}`;
  });
}

function add(
  files: Map<string, Asset>,
  name: string,
  type: string,
  body: Buffer<ArrayBuffer>,
): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  const path = `/assets/${name.replace('.', `.${hash}.`)}`;
  files.set(path, { type, body });
  return path;
}

/** The site's measures and parts (`src/theme`), as far as these pages need them. */
function rules(): string {
  const roles = Object.entries(colours)
    .map(([role, { day, night }]) => `--${role}:light-dark(${day},${night})`)
    .join(';');
  const shown = Array.from({ length: DAYS }, (_, i) => `form:has(.d${i}:checked) .t${i}`).join();
  return `
@font-face{font-family:"Imbue fallback";src:local("Times New Roman"),local("Liberation Serif");size-adjust:67%;ascent-override:141.79%;descent-override:37.31%;line-gap-override:0%}
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
:root{color-scheme:light dark;${roles};--gutter:clamp(20px,3.3vw,56px);--display:"Imbue","Imbue fallback",serif;--text-face:"Instrument Sans",system-ui,sans-serif}
@media (prefers-contrast:more){:root{--hair:var(--hairStrong);--quiet:var(--text)}}
html{background:var(--page);color:var(--text);font:400 clamp(1rem,.95vw + .25rem,1.125rem)/1.58 var(--text-face);overflow-wrap:anywhere;-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased}
body{position:relative;min-height:100svh;padding:0 20px 72px 34px}
body::before{content:"";position:absolute;inset-block:0;left:10px;width:9px;border-left:1px solid var(--line);background:linear-gradient(var(--hair) 1px,transparent 1px) 0 0/9px 24px;pointer-events:none}
header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 24px;min-height:76px}
header nav{display:flex;flex-wrap:wrap;align-items:center;gap:0 24px}
@media (375px<=width<480px){header nav{column-gap:14px}}
.logo{font:340 1.8125rem/1 var(--display);letter-spacing:.012em}
.logo,header a{display:inline-flex;align-items:center;min-height:44px;color:inherit;text-decoration:none}
header a:hover{text-decoration:underline;text-decoration-color:var(--line);text-decoration-thickness:2px;text-underline-offset:.4em}
h1{font:340 clamp(3.375rem,8vw,8.5rem)/.86 var(--display);letter-spacing:-.012em;text-wrap:balance;padding-block:clamp(28px,5vw,84px) clamp(28px,4vw,64px)}
h2,legend{font:340 clamp(1.875rem,2.9vw,2.875rem)/1 var(--display);letter-spacing:-.004em;padding-bottom:20px}
p{text-wrap:pretty}
ul{padding-left:1.2em}
main a{color:inherit;text-decoration-color:var(--line);text-decoration-thickness:1px;text-underline-offset:.15em}
main a:hover{text-decoration-thickness:2px}
.lead{font-size:clamp(1.125rem,1.35vw,1.375rem);line-height:1.42;max-width:46ch}
.quiet,.field label,.week small,.zone label,dt{color:var(--quiet)}
.small{font-size:.9375rem;line-height:1.5}
.left>*+*,.right>*+*,form>fieldset+fieldset,.wide main>*+*{margin-top:32px}
.right{margin-top:48px}
.notice{border-block:2px solid var(--text);padding-block:14px;font-weight:550}
.notice ul{font-weight:400;list-style:none;padding:0}
.notice.warning{border-color:var(--line)}
form.notice{display:flex;flex-wrap:wrap;gap:14px;align-items:center}
form.fields,.person{display:grid;gap:30px 34px}
fieldset{border:0;min-width:0}
.field{min-width:0}
.field label,.zone label,.search label{display:block;font-size:.9375rem;line-height:1.5}
.error{font-size:.9375rem;line-height:1.5;font-weight:550;padding-top:6px}
.times .error{padding:0 0 14px}
input:not([type=radio]),select,textarea{width:100%;min-height:44px;padding-block:8px 10px;font:400 1.25rem/1.4 var(--text-face);color:inherit;background:none;border:0;border-bottom:1px solid var(--quiet);border-radius:0}
textarea{border:1px solid var(--quiet);padding:10px 12px;font-size:1rem;resize:vertical}
option{background:var(--page);color:var(--text)}
input:not([type=radio]):focus-visible,select:focus-visible{border-bottom-color:var(--line);box-shadow:0 1px 0 var(--line);outline-offset:6px}
input[aria-invalid],input:user-invalid{border-bottom:2px dashed var(--text)}
:focus-visible{outline:2px solid var(--line);outline-offset:3px}
.notice:focus{outline:none}
::selection{background:var(--text);color:var(--page)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:15px 26px;border:1px solid var(--text);border-radius:0;background:var(--text);color:var(--page);font:550 clamp(1rem,.95vw + .25rem,1.125rem)/1.5 var(--text-face);text-align:center;text-decoration:none;cursor:pointer}
main a.button{color:var(--page)}
.button.second,main a.second{background:var(--page);color:var(--text)}
.button.danger,main a.danger{background:var(--page);color:var(--text);border:2px dashed var(--text)}
.button:hover{box-shadow:inset 0 -3px 0 var(--line)}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:14px}
.cancel,.actions>a:not(.button){display:inline-flex;align-items:center;min-height:44px;padding-inline:4px}
.weeks{display:grid;grid-template-columns:repeat(auto-fit,minmax(64px,1fr));gap:0 clamp(8px,2vw,28px)}
.week{display:grid;grid-template-rows:repeat(5,minmax(56px,auto))}
.on0{grid-row:1}.on1{grid-row:2}.on2{grid-row:3}.on3{grid-row:4}.on4{grid-row:5}
.day{position:relative;display:flex;flex-direction:column;justify-content:center;padding:6px 0 6px clamp(3px,.8vw,8px);white-space:nowrap;border-top:1px solid var(--hair);font-size:clamp(.8125rem,3.6vw,.9375rem);line-height:1.3;font-variant-numeric:tabular-nums;cursor:pointer}
.day small,.times small{font-size:.8125rem;line-height:1.3}
.day input,.times input{position:absolute;inset:0;appearance:none;width:100%;height:100%;cursor:pointer;outline-offset:2px}
.day:hover:has(:enabled){border-top-color:var(--line)}
.day:has(:checked){background:var(--text);color:var(--page)}
.day:has(:checked) small{color:inherit}
.day:has(:disabled),.day :disabled{color:var(--quiet);cursor:default}
.times{display:none}
${shown}{display:block}
.times>div{display:grid;grid-template-columns:repeat(auto-fill,minmax(5.4em,1fr));gap:10px}
.times label{position:relative;display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:48px;padding:4px 6px;border:1px solid var(--quiet);font-variant-numeric:tabular-nums;text-align:center;cursor:pointer}
.times label:hover{border-color:var(--text);box-shadow:inset 0 -3px 0 var(--line)}
.times label:has(:checked){background:var(--text);color:var(--page);border-color:var(--text)}
fieldset[aria-invalid] label{border-style:dashed}
.person,.foot{margin-top:34px}
.fields .foot{margin-top:0}
.zone>div,.search{display:flex;flex-wrap:wrap;align-items:end;gap:8px 14px}
.zone select{width:auto;flex:1 1 8em}
.search label{flex-basis:100%}
.search input:not([type=radio]){width:auto;flex:1 1 8em;max-width:30em}
.when{font:340 clamp(1.875rem,3vw,3rem)/1.04 var(--display);color:var(--reading)}
.when+.lead{margin-top:8px}
table{width:100%;border-collapse:collapse;font-size:.9375rem;line-height:1.5;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:12px 16px 12px 0;border-top:1px solid var(--hair)}
table{table-layout:fixed}
th{font-weight:400;color:var(--quiet);overflow-wrap:normal;white-space:nowrap}
.w5{width:5em}.w8{width:8em}.w10{width:10em}.w11{width:11em}.w17{width:18em}
tr.open td{font-weight:550}
td.act{font-weight:400;white-space:nowrap;padding-block:2px 0}
.plain{min-height:44px;border:0;background:none;color:inherit;font:inherit;font-weight:400;text-decoration:underline;text-decoration-color:var(--line);text-underline-offset:.15em;cursor:pointer}
.tabs{display:flex;flex-wrap:wrap;gap:0 24px}
.tabs a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none}
.tabs a[aria-current]{border-bottom:2px solid var(--line);font-weight:550}
dl{display:grid;gap:2px 34px}
dl>div{border-top:1px solid var(--hair);padding-block:10px}
dt{font-size:.9375rem}
.right dl{max-width:34ch}
.hidden{position:absolute;width:1px;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.wide h1{font-size:clamp(2.5rem,5vw,4.5rem);line-height:1;padding-block:24px 28px}
.wide main{max-width:1440px}
@media (max-width:1099px){
  thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
  table,tbody{display:block}
  tr{display:block;border-top:1px solid var(--text);padding-block:12px}
  td{display:grid;grid-template-columns:6.5em minmax(0,1fr);border:0;padding:4px 0}
  td::before{content:attr(data-label);color:var(--quiet);font-weight:400}
  td.act{display:block}
  td[data-label]:empty{display:none}
}
@media (min-width:760px){form.fields,.person{grid-template-columns:1fr 1fr}.foot,.wide-field{grid-column:1/-1}dl{grid-template-columns:repeat(auto-fit,minmax(14em,1fr))}}
@media (min-width:1024px){
  body{padding:0 max(56px,3.3vw) 96px var(--gutter)}
  body::before{left:68vw}
  header{display:grid;gap:0;grid-template-columns:calc(68vw - var(--gutter)) minmax(0,1fr)}
  header nav{padding-left:34px}
  .columns{display:grid;grid-template-columns:calc(68vw - var(--gutter)) minmax(0,1fr)}
  .left{padding-right:44px}
  .right{padding-left:34px;margin-top:0}
  .hung h1{max-width:calc(68vw - var(--gutter) - 44px)}
  body.wide::before{left:10px}
  body.wide{padding-left:max(34px,var(--gutter))}
  .wide header{display:flex}
}
@media (forced-colors:active){.times label:has(:checked),.day:has(:checked){outline:3px solid Highlight}}
@media print{body::before,header nav,.actions,form{display:none}}
`;
}

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { colours } from '../../src/theme/colours.ts';

/** A file that the desk serves besides its pages. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
}

/** Where a build leaves the subset fonts: between builds, and in the built site. */
const FONT_FOLDERS = ['.cache/fonts', 'dist/public/assets'];
const ROOT = join(import.meta.dirname, '../..');

/** The style sheet and the fonts by path. Names hold a hash, so browsers may keep them for ever. */
export function loadAssets(): { readonly sheet: string; readonly files: Map<string, Asset> } {
  const files = new Map<string, Asset>();
  const imbue = addFont('imbue', files);
  const sans = addFont('instrument-sans', files);
  const css = sheetWith(imbue, sans);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  const sheet = `/assets/desk.${hash}.css`;
  files.set(sheet, { type: 'text/css; charset=utf-8', body: Buffer.from(css) });
  return { sheet, files };
}

/** @returns the path of a font, or nothing before the first build: the stand-ins show then */
function addFont(name: string, files: Map<string, Asset>): string | undefined {
  for (const folder of FONT_FOLDERS.map((path) => join(ROOT, path))) {
    const file = existsSync(folder) && globSync(`${name}*.woff2`, { cwd: folder })[0];
    if (!file) continue;
    const path = `/assets/${basename(file)}`;
    files.set(path, { type: 'font/woff2', body: Buffer.from(readFileSync(join(folder, file))) });
    return path;
  }
  return undefined;
}

const face = (family: string, path: string | undefined, weight: string) =>
  path
    ? `@font-face{font-family:"${family}";src:url("${path}") format("woff2");font-weight:${weight};font-display:swap}`
    : '';

/** The site's measures and parts (`src/theme`), as far as these pages need them. */
function sheetWith(imbue: string | undefined, sans: string | undefined): string {
  const roles = Object.entries(colours)
    .map(([role, { day, night }]) => `--${role}:light-dark(${day},${night})`)
    .join(';');
  return `${face('Imbue', imbue, '340')}
${face('Instrument Sans', sans, '400 700')}
@font-face{font-family:"Imbue fallback";src:local("Times New Roman"),local("Liberation Serif");size-adjust:67%;ascent-override:141.79%;descent-override:37.31%;line-gap-override:0%}
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
:root{color-scheme:light dark;${roles};--gutter:clamp(20px,3.3vw,56px);--display:"Imbue","Imbue fallback",serif;--text-face:"Instrument Sans",system-ui,sans-serif}
@media (prefers-contrast:more){:root{--hair:var(--hairStrong);--quiet:var(--text)}}
html{background:var(--page);color:var(--text);font:400 clamp(1rem,.95vw + .25rem,1.125rem)/1.58 var(--text-face);overflow-wrap:break-word;-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased}
body{position:relative;min-height:100svh;padding:0 20px 72px 34px}
body::before{content:"";position:absolute;inset-block:0;left:10px;width:9px;border-left:1px solid var(--line);background:linear-gradient(var(--hair) 1px,transparent 1px) 0 0/9px 24px;pointer-events:none}
header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 24px;min-height:76px}
.logo{font:340 1.8125rem/1 var(--display);letter-spacing:.012em}
.logo,header a{display:inline-flex;align-items:center;min-height:44px;color:inherit;text-decoration:none}
header a:hover{text-decoration:underline;text-decoration-color:var(--line);text-decoration-thickness:2px;text-underline-offset:.4em}
h1{font:340 clamp(3.375rem,8vw,8.5rem)/.86 var(--display);letter-spacing:-.012em;text-wrap:balance;padding-block:clamp(28px,5vw,84px) clamp(28px,4vw,64px)}
h2,legend{font:340 clamp(1.875rem,2.9vw,2.875rem)/1 var(--display);letter-spacing:-.004em;padding-bottom:20px}
p{text-wrap:pretty}
main a{color:inherit;text-decoration-color:var(--line);text-decoration-thickness:1px;text-underline-offset:.15em}
.lead{font-size:clamp(1.125rem,1.35vw,1.375rem);line-height:1.42;max-width:46ch}
.quiet,.field span{color:var(--quiet)}
.small{font-size:.9375rem;line-height:1.5}
.left>*+*,.right>*+*{margin-top:26px}
.right{margin-top:48px}
.notice{border-block:2px solid var(--text);padding-block:14px;font-weight:550}
form.fields,.person{display:grid;gap:30px 34px}
fieldset{border:0;min-width:0}
.field{display:block;min-width:0}
.field span{display:block;font-size:.9375rem;line-height:1.5}
.field .error{color:var(--text);font-weight:550}
.field input{width:100%;min-height:44px;padding-block:8px 10px;font:400 1.25rem/1.4 var(--text-face);color:inherit;background:none;border:0;border-bottom:1px solid var(--quiet);border-radius:0}
.field input:focus-visible{border-bottom-color:var(--line);box-shadow:0 1px 0 var(--line);outline-offset:6px}
.field input[aria-invalid],.field input:user-invalid{border-bottom:2px dashed var(--text)}
:focus-visible{outline:2px solid var(--line);outline-offset:3px}
::selection{background:var(--text);color:var(--page)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:15px 26px;border:1px solid var(--text);border-radius:0;background:var(--text);color:var(--page);font:550 clamp(1rem,.95vw + .25rem,1.125rem)/1.5 var(--text-face);text-align:center;text-decoration:none;cursor:pointer}
main a.button{color:var(--page)}
.button.second,main a.second{background:var(--page);color:var(--text)}
.button:hover{box-shadow:inset 0 -3px 0 var(--line)}
.actions{display:flex;flex-wrap:wrap;gap:14px}
.days{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,8.6em),1fr));list-style:none;column-gap:20px}
.days a,.days>li>span{display:flex;justify-content:space-between;align-items:center;gap:8px;min-height:48px;border-top:1px solid var(--hair);text-decoration:none;font-size:.9375rem;font-variant-numeric:tabular-nums}
.days a:hover{border-top-color:var(--line)}
.days a[aria-current]{border-top:2px solid var(--line);font-weight:550}
.days small{font-size:.875rem;color:var(--quiet);font-weight:400}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(5.4em,1fr));gap:10px;padding-bottom:34px}
.person+.foot{margin-top:34px}
.times label{position:relative;display:flex;align-items:center;justify-content:center;min-height:48px;border:1px solid var(--quiet);font-variant-numeric:tabular-nums;cursor:pointer}
.times input{position:absolute;inset:0;appearance:none;width:100%;height:100%;cursor:pointer}
.times label:hover{border-color:var(--text);box-shadow:inset 0 -3px 0 var(--line)}
.times label:has(:checked){background:var(--text);color:var(--page);border-color:var(--text)}
.times label:has(:focus-visible){outline:2px solid var(--line);outline-offset:3px}
.when{font:340 clamp(1.875rem,3vw,3rem)/1.04 var(--display);color:var(--reading)}
table{width:100%;border-collapse:collapse;font-size:.9375rem;line-height:1.5;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:12px 16px 12px 0;border-top:1px solid var(--hair);overflow-wrap:anywhere}
th{font-weight:400;color:var(--quiet);overflow-wrap:normal}
td:has(form){padding-block:0}
.plain{min-height:44px;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;text-decoration-color:var(--line);text-underline-offset:.15em;cursor:pointer}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.wide section+section{margin-top:64px}
@media (max-width:759px){
  thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
  tr{display:block;border-top:1px solid var(--text);padding-block:12px}
  td{display:grid;grid-template-columns:6.5em minmax(0,1fr);border:0;padding:4px 0}
  td::before{content:attr(data-label);color:var(--quiet)}
  td:empty{display:none}
}
@media (min-width:760px){form.fields,.person{grid-template-columns:1fr 1fr}.foot{grid-column:1/-1}}
@media (min-width:1024px){
  body{padding:0 max(56px,3.3vw) 96px var(--gutter)}
  body::before{left:68vw}
  header{display:grid;gap:0;grid-template-columns:calc(68vw - var(--gutter)) minmax(0,1fr)}
  header nav{padding-left:34px}
  .columns{display:grid;grid-template-columns:calc(68vw - var(--gutter)) minmax(0,1fr)}
  .left{padding-right:44px}
  .right{padding-left:34px;margin-top:0}
  h1{max-width:calc(68vw - var(--gutter) - 44px)}
  body.wide::before{left:10px}
  body.wide{padding-left:max(34px,var(--gutter))}
  .wide header{display:flex}
}
@media (forced-colors:active){.times label:has(:checked){outline:3px solid Highlight}}
@media print{body::before,header nav,.actions{display:none}}
`;
}

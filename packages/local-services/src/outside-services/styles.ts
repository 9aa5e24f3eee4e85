import { fontFaces } from './fonts.ts';

/** Styles of the stand-ins. */
export const styles = `${fontFaces}
:root { --navy: #102f74; --night: #0b1f4b; --ivory: #faf7f2; --sand: #efe8dc; --line: #e0d8c8; --slate: #4a5672; --bronze: #7a5f14; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ivory); color: var(--night); font: 16px/1.6 Figtree, 'Helvetica Neue', Arial, sans-serif; }
.stand-in { margin: 0; padding: 8px 24px; background: var(--sand); color: var(--slate); font-size: 13px; text-align: center; text-wrap: balance; }
main { max-width: 1200px; margin: 0 auto; padding: 32px 24px 64px; }
h1, .card strong { font-family: 'Cormorant Garamond', Georgia, serif; font-weight: 500; color: var(--navy); }
h1 { margin: 0 0 8px; font-size: clamp(28px, 4vw, 44px); line-height: 1.1; overflow-wrap: anywhere; text-wrap: balance; }
a { color: var(--navy); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--navy); outline-offset: 3px; }
img { display: block; width: 100%; height: auto; background: var(--sand); }
.area { margin: 16px 0 4px; font-size: 12px; font-weight: 600; letter-spacing: .14em; text-transform: uppercase; color: var(--bronze); }
.price { font-family: 'Cormorant Garamond', Georgia, serif; font-size: 22px; margin: 0; } .facts { margin: 0; color: var(--slate); font-size: 15px; }
.cards { list-style: none; margin: 32px 0 0; padding: 0; display: grid; gap: 40px 32px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); }
.card { display: grid; text-decoration: none; color: inherit; } .card img { aspect-ratio: 3 / 2; object-fit: cover; } .card strong { font-size: 24px; line-height: 1.2; } .card:hover strong { text-decoration: underline; }
form { display: grid; grid-template-columns: 1fr auto; gap: 8px 0; max-width: 560px; margin: 0 0 32px; } label { grid-column: 1 / -1; font-size: 14px; color: var(--slate); }
input, button { min-height: 48px; font: inherit; border: 1px solid var(--navy); } input { padding: 0 16px; background: #fff; color: inherit; min-width: 0; } button { padding: 0 24px; background: var(--navy); color: #fff; cursor: pointer; }
.areas { list-style: none; display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 0; padding: 0; }
.house { max-width: 840px; margin: 0 auto; } .house img { aspect-ratio: 3 / 2; object-fit: cover; } .house ul { columns: 2 240px; padding-left: 20px; }
main:has(.place) { max-width: none; padding: 0; }
.place { position: relative; height: calc(100vh - 37px); min-height: 360px; } .place p { position: absolute; right: 24px; top: 24px; width: min(340px, 100% - 48px); margin: 0; padding: 16px 20px; background: var(--ivory); font-size: 14px; line-height: 1.5; text-wrap: pretty; } .place strong { font: 500 20px/1.3 'Cormorant Garamond', Georgia, serif; color: var(--navy); }
@media (max-width: 560px) { .place { display: flex; flex-direction: column; } .place .map { flex: 1; min-height: 0; } .place p { position: static; width: auto; } }
.map { display: block; width: 100%; height: auto; background: #cfdbe6; } .place .map { height: 100%; }
dl { margin: 32px 0 0; border-top: 1px solid var(--line); } dt { padding-top: 16px; font-weight: 600; color: var(--navy); } dd { margin: 0; padding: 4px 0 16px; border-bottom: 1px solid var(--line); }
`;

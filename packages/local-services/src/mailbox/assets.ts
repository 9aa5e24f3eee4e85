/** Styles of the mailbox: the brand's colours, one column, large text. */
export const styles = `
:root { --navy: #102f74; --night: #0b1f4b; --ivory: #faf7f2; --line: #e0d8c8; --slate: #4a5672; --gold: #d4af37; --bronze: #7a5f14; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ivory); color: var(--night); font: 16px/1.6 Figtree, 'Helvetica Neue', Arial, sans-serif; }
.brand { margin: 0; padding: 18px max(24px, calc(50% - 420px)); background: var(--night); color: var(--ivory); font: 500 20px/1.2 'Cormorant Garamond', Georgia, serif; letter-spacing: .03em; border-bottom: 2px solid var(--gold); }
.brand span { color: var(--gold); }
main { max-width: 888px; margin: 0 auto; padding: 40px 24px 96px; }
h1 { margin: 0; font: 500 clamp(30px, 5vw, 44px)/1.1 'Cormorant Garamond', Georgia, serif; color: var(--navy); overflow-wrap: anywhere; }
h2 { margin: 40px 0 12px; font-size: 13px; font-weight: 600; letter-spacing: .14em; text-transform: uppercase; color: var(--bronze); }
a { color: var(--navy); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--navy); outline-offset: 3px; }
.quiet { color: var(--slate); } .intro { margin: 8px 0 32px; }
.top { display: flex; flex-wrap: wrap; align-items: baseline; gap: 8px 24px; } .top form { margin-left: auto; } .top p { margin: 0; }
button { padding: 9px 18px; min-height: 40px; border: 1px solid var(--navy); background: none; color: var(--navy); font: inherit; font-size: 15px; cursor: pointer; }
button:hover { background: var(--navy); color: #fff; }
.mails { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: 1fr auto; gap: 2px 24px; padding: 18px 12px; border-bottom: 1px solid var(--line); text-decoration: none; color: inherit; }
.mails a:hover { background: #fff; } .mails a:hover .subject { text-decoration: underline; }
.subject { font-weight: 600; color: var(--navy); overflow-wrap: anywhere; } time { color: var(--slate); font-size: 14px; }
.to, .preview { grid-column: 1 / -1; color: var(--slate); font-size: 15px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.empty { padding: 64px 0; text-align: center; color: var(--slate); font-size: 18px; border-top: 1px solid var(--line); }
nav { margin-bottom: 24px; }
dl { display: grid; grid-template-columns: 128px 1fr; margin: 24px 0 0; border-top: 1px solid var(--line); }
dt, dd { margin: 0; padding: 9px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; } dt { color: var(--slate); font-size: 14px; }
iframe { display: block; width: 100%; height: 720px; border: 1px solid var(--line); background: #fff; }
pre { margin: 0; padding: 20px 24px; background: #fff; border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace; }
@media (max-width: 560px) { dl { grid-template-columns: 1fr; } dt { padding-bottom: 0; border: 0; } dd { padding-top: 0; } }
`;

/** Shows new mail as it arrives; without the script, a reload does. */
export const script = `
const count = document.getElementById('count');
if (count) setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch('/api/mails/count').then((reply) => reply.json()).catch(() => undefined);
  if (answer && String(answer.count) !== count.dataset.count) location.reload();
}, 2000);
`;

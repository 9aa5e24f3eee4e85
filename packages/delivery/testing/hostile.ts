/** Forbidden acts of a server bundle, the code for each, and what it is told of. */
export const hostile: readonly (readonly [what: string, code: string, sentence: string])[] = [
  ['reads a key file', "process.getBuiltinModule('node:fs').readFileSync('/etc/passwd')", 'asks for node:fs'],
  ['requires what it may not', "require('node:fs')", 'requires node:fs'],
  [
    'looks for a secret in the environment',
    'process.env.DEPLOY_TOKEN',
    'looks for the environment variable DEPLOY_TOKEN',
  ],
  [
    'looks for every secret in the environment',
    'Object.keys(globalThis.process.env)',
    'lists the environment',
  ],
  ['writes to the store', "process.getBuiltinModule('fs').writeFileSync('releases', '')", 'asks for fs'],
  ['asks another machine', "fetch('http://127.0.0.1:9')", 'calls fetch'],
  ['opens a socket', "new WebSocket('ws://127.0.0.1:9')", 'opens a WebSocket'],
  ['starts a process', "process.getBuiltinModule('child_process').execSync('id')", 'asks for child_process'],
  ['exits', 'process.exit()', 'uses process.exit'],
  ['swallows what it is told', 'try { process.exit(); } catch {}', 'uses process.exit'],
  [
    'throws where nobody catches',
    "setTimeout(() => { throw new Error('later'); })",
    'ends with Error: later',
  ],
  ['never comes to an end', 'for (;;);', 'gives no answer within 1 s'],
  [
    'eats the heap',
    'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));',
    'takes more than 512 MB of memory',
  ],
  [
    'eats memory outside of the heap',
    'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));',
    'takes more than 1024 MB of memory',
  ],
];

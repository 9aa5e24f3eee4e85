/** Forbidden acts of a server bundle: the code for each, and what is told of it. */
export const forbidden: readonly (readonly [code: string, sentence: string])[] = [
  ["process.getBuiltinModule('node:fs').readFileSync('/etc/passwd')", 'asks for node:fs'],
  ["process.getBuiltinModule('fs').writeFileSync('releases', '')", 'asks for fs'],
  ["process.getBuiltinModule('child_process').execSync('id')", 'asks for child_process'],
  ["require('node:fs')", 'requires node:fs'],
  ['process.env.DEPLOY_TOKEN', 'looks for the environment variable DEPLOY_TOKEN'],
  ['Object.keys(globalThis.process.env)', 'lists the environment'],
  ["fetch('http://127.0.0.1:9')", 'calls fetch'],
  ["new WebSocket('ws://127.0.0.1:9')", 'opens a WebSocket'],
  ['process.exit()', 'uses process.exit'],
];

/** Acts that end a server bundle's process: what it does, the code, and what is told of it. */
export const fatal: readonly (readonly [what: string, code: string, sentence: string])[] = [
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

import { type ChildProcess, spawn } from 'node:child_process';

/** Starts a program for the test and collects its output, to be searched. */
export function startProgram(command: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      output.text += piece;
    });

  return { child, output };
}

/** Ends it and waits until it has gone. */
export async function stopProgram(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}

/**
 * Asks repeatedly until there is an answer. @throws an error that names what it waited for, when none comes in time
 */
export async function until<Value>(what: string, ask: () => Promise<Value> | Value, longestMs = 20_000) {
  const end = Date.now() + longestMs;
  let problem: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      problem = error;
    }
    await new Promise((passed) => setTimeout(passed, 50));
  }
  throw new Error(`Waited in vain for ${what}`, { cause: problem });
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Signs a person in on the desk with an operator's code; returns the cookie. */
export async function signIn(address: string, email: string, settings: Record<string, string>) {
  const page = await post(`${address}/staff/sign-in`, { email });
  const request = /name="request" value="([\w-]+)"/.exec(await page.text())?.[1];
  // Reports the limit of twenty requests an hour here, instead of as a wrong code below.
  if (!request) throw new Error(`The desk answered ${page.status} to the request for a code.`);
  const code = await codeFor(email, settings);
  const answer = await post(`${address}/staff/sign-in/code`, { request, code });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`The desk answered ${answer.status}.`);

  return cookie.split(';')[0] ?? '';
}

/** Creates an operator's code in a process of its own. */
export async function codeFor(email: string, settings: Record<string, string>): Promise<string> {
  const program = join(import.meta.dirname, '../bin/desk.ts');
  const { stdout } = await run(process.execPath, [program, 'desk-code', email], { env: settings });

  return /\d{10}/.exec(stdout)?.[0] ?? '';
}

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

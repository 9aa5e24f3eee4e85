// The shell's own federation, which it lends to all remotes, so that they load none (decision 0003).
import { ofRemote, ofShell } from './federation.mjs';

export default ofShell();

Object.assign(globalThis, { lendFederation: ofRemote });

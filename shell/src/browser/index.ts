import { start } from './start.tsx';

// The modules have just been run: the visitor's touches come first, then the page.
setTimeout(start);

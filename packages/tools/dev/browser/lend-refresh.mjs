import * as reactRefresh from 'react-refresh/runtime';

// React reports to one refresh runtime, which has to be loaded before it: the remote in development uses this one.
Object.assign(globalThis, { reactRefresh });

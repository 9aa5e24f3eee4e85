import * as reactRefresh from 'react-refresh/runtime';

// React reports its components to one refresh runtime, loaded before it. The remote in development uses this one.
reactRefresh.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { reactRefresh });

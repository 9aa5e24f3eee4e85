import * as reactRefresh from 'react-refresh/runtime';

// React tells one runtime of its components, and it is here before React: the remote that is worked on takes it.
Object.assign(globalThis, { reactRefresh });

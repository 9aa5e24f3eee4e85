import * as reactRefresh from 'react-refresh/runtime';

// React reports components to one refresh runtime, which must load first; the remote in development uses it too.
reactRefresh.injectIntoGlobalHook(globalThis);
function performReactRefresh() {
  document.getElementById('react-error')?.remove();
  reactRefresh.performReactRefresh();
}
Object.assign(globalThis, { reactRefresh: { ...reactRefresh, performReactRefresh } });

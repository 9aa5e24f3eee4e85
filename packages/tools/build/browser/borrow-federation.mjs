// A remote's federation: our shell's, or under any other host one that comes with the remote when it is initialized.
const own = {
  bundlerRuntimeOptions: {},
  runtime: {},
  bundlerRuntime: {
    S: {},
    init() {},
    // The chunk below has no shared modules.
    consumes() {},
    async initContainerEntry(options) {
      const { outside } = await import(/* webpackChunkName: "outside" */ './outside.mjs');

      return outside(options);
    },
  },
};

export default globalThis.lendFederation?.() ?? own;

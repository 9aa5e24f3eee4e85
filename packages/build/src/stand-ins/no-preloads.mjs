// @ts-check
// Stands in for the federation's preloading: each page preloads what it needs by itself.
export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => {};

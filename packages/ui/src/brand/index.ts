export { fallbackMark, fontFiles } from './fonts.ts';
export * from './icon.tsx';
export { rootCss, rootCssWithin } from './root-css.ts';
export * from './tokens.ts';
export { family, type } from './type.ts';

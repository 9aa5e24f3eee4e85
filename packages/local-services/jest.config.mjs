export { node as default } from '@dosmares/presets/jest';

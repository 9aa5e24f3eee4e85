export { node as default } from '@dosmares/tools/presets/jest';

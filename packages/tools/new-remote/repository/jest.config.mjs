export { dom as default } from '@dosmares/tools/presets/jest';

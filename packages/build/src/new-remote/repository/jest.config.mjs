export { dom as default } from '@dosmares/presets/jest';

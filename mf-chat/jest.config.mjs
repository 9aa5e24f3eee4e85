export { dom as default } from '@dosmares/tooling/jest';

export { node as default } from '@dosmares/tooling/jest';

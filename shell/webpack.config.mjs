import { defineShell } from '@dosmares/tooling/webpack';

export default defineShell();

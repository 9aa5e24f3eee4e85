import { defineShell } from '@dosmares/tools/build/webpack';

export default defineShell();

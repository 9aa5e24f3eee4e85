import { defineShell } from '@dosmares/build/webpack';

export default defineShell();

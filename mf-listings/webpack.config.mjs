import { defineRemote } from '@dosmares/tools/build/webpack';

export default defineRemote('mf-listings');

import { defineRemote } from '@dosmares/build/webpack';

export default defineRemote('mf-chat', ['panel']);

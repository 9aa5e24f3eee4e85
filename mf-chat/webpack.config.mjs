import { defineRemote } from '@dosmares/tooling/webpack';

export default defineRemote('mf-chat', ['panel']);

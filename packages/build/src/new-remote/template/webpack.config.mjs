import { defineRemote } from '@dosmares/build/webpack';

export default defineRemote('mf-example', ['example-page']);

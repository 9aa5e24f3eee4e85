// A wrong figure stops this build here, with a sentence that names the field.
import '@dosmares/content/market-report';
import { defineRemote } from '@dosmares/tools/build/webpack';

export default defineRemote('mf-market-report');

import { defineRemote } from '@dosmares/tools/build/webpack';

export default defineRemote('mf-agents', ['agent-page', 'team-page', 'team-member-page', 'team-grid']);

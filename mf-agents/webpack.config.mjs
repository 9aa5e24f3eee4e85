import { defineRemote } from '@dosmares/tooling/webpack';

export default defineRemote('mf-agents', ['agent-page', 'team-page', 'team-member-page', 'team-grid']);

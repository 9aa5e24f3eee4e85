import { testFaultsOf } from './fault-matrix.ts';

testFaultsOf('mf-market-report', 'mf-chat');

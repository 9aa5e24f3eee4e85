import { testFaultsOf } from './fault-matrix.ts';

testFaultsOf('mf-listings', 'mf-agents');

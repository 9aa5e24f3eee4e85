import { node } from './presets/jest.ts';

// The template's test runs in the remotes that are made from it.
export default { ...node, testPathIgnorePatterns: [...(node.testPathIgnorePatterns ?? []), '/template/'] };

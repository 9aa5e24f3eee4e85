import { hostsFirst } from './guilty.ts';

const release = (name: 'mf-agents' | 'mf-chat' | 'mf-listings', ...mounts: string[]) => ({ name, mounts });
const namesOf = (all: readonly ReturnType<typeof release>[]) => hostsFirst(all, all).map(({ name }) => name);

it('whoever mounts something stands before what is mounted', () => {
  const [listings, chat] = [release('mf-listings', 'mf-chat/panel'), release('mf-chat')];
  const agents = release('mf-agents', 'mf-listings/agent-listings');

  expect(namesOf([chat, listings, agents])).toEqual(['mf-agents', 'mf-listings', 'mf-chat']);
  expect(namesOf([chat, agents])).toEqual(['mf-chat', 'mf-agents']);
});

it('nobody is forgotten when two mount each other', () => {
  const both = [release('mf-agents', 'mf-chat/panel'), release('mf-chat', 'mf-agents/team-grid')];

  expect(namesOf(both)).toEqual(['mf-agents', 'mf-chat']);
});

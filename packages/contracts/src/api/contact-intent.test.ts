import { contactIntent } from './contact-intent.ts';

const nothing = new URLSearchParams();

describe('what somebody comes to the contact page for', () => {
  it('C20 is told by the navigation, and else by the address', () => {
    const query = new URLSearchParams('agent=ana&property=2');

    expect(contactIntent({ property: '1', viewing: true }, nothing)).toEqual({
      property: '1',
      viewing: true,
    });
    expect(contactIntent(null, query)).toEqual({ property: '2', agent: 'ana' });
    expect(contactIntent({ property: '1' }, query)).toEqual({ property: '1', agent: 'ana' });
  });

  it.each([null, undefined, 'text', 7, { property: 1, agent: {}, viewing: 'yes' }, { property: '' }])(
    'C20 is nothing in particular with the state %j',
    (state) => {
      expect(contactIntent(state, nothing)).toEqual({});
    },
  );
});

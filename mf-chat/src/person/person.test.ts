import { personFor } from './person.ts';

describe('personFor', () => {
  it.each([
    ['/leonor-arriaga', 'Leonor Arriaga'],
    ['/agents/leonor-arriaga', 'Leonor Arriaga'],
    ['/team/12', 'Leonor Arriaga'],
    ['/team/11', 'The office'],
    ['/team/12abc', 'The office'],
    ['/', 'The office'],
    ['/property/1', 'The office'],
  ])('on %s is %s', (path, name) => {
    expect(personFor(path).name).toBe(name);
  });

  it('A9-2 is called on the primary number and written to on the secondary one', () => {
    const { callHref, chatHref } = personFor('/helena-marsh');

    expect(callHref).toBe('tel:+17605550109');
    expect(chatHref).toContain('https://wa.me/526240000109?');
  });
});

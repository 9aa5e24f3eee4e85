import { propertyById } from '@dosmares/content/properties';
import { loadProperty } from './load-property.ts';

describe('loadProperty', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(['1', '2', '3'])('D02 finds the house %s', (id) => {
    expect(loadProperty(id, propertyById)?.id).toBe(id);
  });

  it.each(['0', '4', '99', 'abc', '1x', '01', ''])('D02 finds none for %p', (id) => {
    expect(loadProperty(id, propertyById)).toBeUndefined();
  });

  it('D11 logs a throw and falls back to the same lookup', () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const lookup = jest.fn(propertyById).mockImplementationOnce(() => {
      throw new Error('away');
    });

    expect(loadProperty('2', lookup)?.id).toBe('2');
    expect(log).toHaveBeenCalledWith('Error loading property', new Error('away'));
    expect(lookup.mock.calls).toEqual([['2'], ['2']]);
  });
});

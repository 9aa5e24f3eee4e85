import { properties, propertyById } from '@dosmares/content/properties';
import { loadProperty } from './load-property.ts';

const ids = properties.map(({ id }) => id);
const [id = ''] = ids;

describe('loadProperty', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(ids)('D02 finds the house %s', (id) => {
    expect(loadProperty(id, propertyById)?.id).toBe(id);
  });

  it.each(['0', '9999', 'abc', '1x', '01', ''])('D02 finds none for %p', (id) => {
    expect(loadProperty(id, propertyById)).toBeUndefined();
  });

  it('D11 logs a throw and falls back to the same lookup', () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const lookup = jest.fn(propertyById).mockImplementationOnce(() => {
      throw new Error('away');
    });

    expect(loadProperty(id, lookup)?.id).toBe(id);
    expect(log).toHaveBeenCalledWith('Error loading property', new Error('away'));
    expect(lookup.mock.calls).toEqual([[id], [id]]);
  });
});

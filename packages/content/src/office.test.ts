import { office } from './office.ts';

describe('the office', () => {
  it('N09 has the quoted address', () => {
    expect(office.address).toBe(
      'Boulevard Marina s/n y Vicente Guerrero s/n, Manzana 31-A, Colonia Centro, Cabo San Lucas, Baja California Sur, Mexico, C.P. 23400',
    );
  });

  it('C01 opens on weekdays from nine to six and at weekends from ten to four', () => {
    expect(
      office.hours.map(({ days, opens, closes, zone }) => `${days} ${opens} to ${closes} ${zone}`),
    ).toEqual(['Monday to Friday 9:00 AM to 6:00 PM MST', 'Saturday and Sunday 10:00 AM to 4:00 PM MST']);
  });

  it('N11 tells the year it was founded and how long ago', () => {
    expect(office.blurb).toContain('1987');
    expect(office.blurb).toMatch(/over 35 years/);
    expect(office.founded).toBe(1987);
  });

  it('N04 has links that dial and write', () => {
    expect(office.phoneHref).toBe('tel:+17605550100');
    expect(office.emailHref).toBe('mailto:office@dosmares.example');
  });

  it('is fictional: a reserved number and reserved addresses', () => {
    expect(office.phone).toMatch(/^\+1 \(\d{3}\) 555-01\d\d$/);
    expect(office.email).toMatch(/@dosmares\.example$/);
    expect(new URL(office.social.url).hostname).toMatch(/\.example$/);
  });
});

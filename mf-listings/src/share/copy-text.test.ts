import { copyText } from './copy-text.ts';

function clipboard(writeText?: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
}

describe('copyText', () => {
  afterEach(() => {
    Object.assign(document, { execCommand: undefined });
    clipboard();
  });

  it('D09 writes to the clipboard', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    clipboard(writeText);

    expect(await copyText('http://site.example/property/1')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('http://site.example/property/1');
  });

  it('D09 copies a selection when the clipboard is denied or missing', async () => {
    let copied: string | undefined;
    Object.assign(document, {
      execCommand: () => {
        copied = (document.activeElement as HTMLTextAreaElement).value;

        return true;
      },
    });

    clipboard(() => Promise.reject(new Error('denied')));
    expect(await copyText('http://site.example/property/2')).toBe(true);
    expect(copied).toBe('http://site.example/property/2');

    clipboard();
    expect(await copyText('http://site.example/property/3')).toBe(true);
    expect(copied).toBe('http://site.example/property/3');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('D09 says so when neither way is open', async () => {
    Object.assign(document, { execCommand: () => false });

    expect(await copyText('text')).toBe(false);
  });
});

import { render } from '@testing-library/react';
import { useRef } from 'react';
import { type Message, message } from './message.ts';
import { useNewestInSight } from './use-newest-in-sight.ts';

function Area({ messages }: { messages: readonly Message[] }) {
  const area = useRef<HTMLElement>(null);
  const end = useNewestInSight(area, messages, false);

  return (
    <section ref={area} data-place="0 100">
      {messages.map(({ content }) => (
        <p key={content} data-role="assistant" data-place={content}>
          {content}
        </p>
      ))}
      <div ref={end} data-name="end" />
    </section>
  );
}

/** Records what was scrolled to, in order; the text of a message holds its top and its bottom. */
function watched() {
  const scrolled: unknown[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
    scrolled.push([(this as HTMLElement).dataset.name ?? this.textContent, options]);
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top = 0, bottom = 0] = ((this as HTMLElement).dataset.place ?? '').split(' ').map(Number);

    return { top, bottom } as DOMRect;
  });

  return scrolled;
}

const said = (...contents: string[]) => contents.map((content) => message('assistant', content));
const toEnd = ['end', { block: 'end' }];

describe('The newest message', () => {
  afterEach(() => jest.restoreAllMocks());

  it('CH19 is brought into sight to its end when it fits', () => {
    const scrolled = watched();
    render(<Area messages={said('20 80')} />);

    expect(scrolled).toEqual([toEnd]);
  });

  it('CH19 is brought into sight from its beginning when it is longer than the window', () => {
    const scrolled = watched();
    render(<Area messages={said('-900 -800', '-700 80')} />);

    expect(scrolled).toEqual([toEnd, ['-700 80', { block: 'start' }]]);
  });

  it('CH19 leaves who has scrolled away alone while a reply grows, until the next message', () => {
    const scrolled = watched();
    const { container, rerender } = render(<Area messages={said('20 80')} />);
    const area = container.querySelector('section') as HTMLElement;
    Object.defineProperty(area, 'scrollHeight', { value: 500 });
    rerender(<Area messages={said('20 80', '30 80')} />);
    scrolled.length = 0;

    rerender(<Area messages={said('20 80', '30 800')} />);
    expect(scrolled).toEqual([]);
    rerender(<Area messages={said('20 80', '30 800', '40 80')} />);
    expect(scrolled).toEqual([toEnd]);
  });
});

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Messages } from '../message.ts';

/** Distance from its end within which a scroll area counts as read to the end, in pixels. */
const nearEnd = 48;

/**
 * Scrolls to the end of the log when a message arrives, but never so far that the beginning of a long reply leaves
 * the window. While a reply grows, a visitor who has scrolled away is left alone. Returns the ref of the element that
 * marks the end.
 */
export function useNewestInView(area: RefObject<HTMLElement | null>, messages: Messages, isTyping: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const before = useRef({ count: 0, height: 0 });
  const count = messages.length;
  const newest = messages.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the content of the log
  useLayoutEffect(() => {
    const scroller = area.current;
    if (!scroller) return;
    const wasAtEnd = before.current.height - scroller.scrollTop - scroller.clientHeight < nearEnd;
    const isNew = before.current.count !== count;
    before.current = { count, height: scroller.scrollHeight };
    if (isNew || wasAtEnd) bringIntoView(scroller, end.current);
  }, [area, count, newest, isTyping]);

  return end;
}

function bringIntoView(scroller: HTMLElement, end: HTMLElement | null) {
  const newest = [...scroller.querySelectorAll('[data-role]')].at(-1);
  // Newer browsers return a promise here, which an effect must not return.
  void end?.scrollIntoView({ block: 'end' });
  if (newest && newest.getBoundingClientRect().top < scroller.getBoundingClientRect().top)
    void newest.scrollIntoView({ block: 'start' });
}

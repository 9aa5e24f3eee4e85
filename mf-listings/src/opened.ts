import { useLocation, useNavigate } from '@dosmares/platform';
import { useEffect, useRef } from 'react';

/**
 * A window over the page that opens at one of several things, such as pictures. While open it is an entry of the
 * history, so that a phone's Back closes it, and a phone that dropped the tab meanwhile shows it again (D18).
 */
export function useOpened(name: string, count: number) {
  const location = useLocation();
  const navigate = useNavigate();
  const opened = openedIn(location.state, name, count);
  const isClosing = useRef(false);

  useEffect(() => {
    if (opened === undefined) isClosing.current = false;
  }, [opened]);

  return {
    opened,
    open: (at: number) => void navigate(location, { state: { [name]: at } }),
    close() {
      // The browser goes back a moment later: a second press must not leave the house.
      if (!isClosing.current) void navigate(-1);
      isClosing.current = true;
    },
  };
}

/** What is opened, in the state of a history's entry, which another release may have written. */
function openedIn(state: unknown, name: string, count: number): number | undefined {
  const at = (state as Record<string, unknown> | null)?.[name];

  return typeof at === 'number' && at < count ? at : undefined;
}

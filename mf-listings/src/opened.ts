import { useLocation, useNavigate } from '@dosmares/platform';
import { useEffect, useRef } from 'react';

/** A window over the page is an entry of the history while it is open, so that a phone’s Back closes it (D18). */
export function useOpened(name: string, count: number) {
  const location = useLocation();
  const navigate = useNavigate();
  // Another release may have written the state.
  const at: unknown = location.state?.[name];
  const opened = typeof at === 'number' && at < count ? at : undefined;
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

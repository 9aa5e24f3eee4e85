import { useLocation, useNavigate } from '@dosmares/platform';
import { useEffect, useRef } from 'react';

/** Gives an open dialog an entry of the history, so that a phone’s Back button closes it (D18). */
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
      // The browser goes back asynchronously: a second press must not leave the page.
      if (!isClosing.current) void navigate(-1);
      isClosing.current = true;
    },
  };
}

import type { Outside } from '@dosmares/contracts/site/outside';
import { Toaster } from '@dosmares/ui';
import { rootCssWithin } from '@dosmares/ui/brand';
import { type ComponentType, useState, useSyncExternalStore } from 'react';
import { PlatformProvider } from '../platform.tsx';
import { defaultServices } from './services.tsx';

const mark = 'data-dos-mares';

/** Returns what mounts exposed components with the platform's defaults, in the site's styles. */
export function frameFor(outside: Outside) {
  const styles = rootCssWithin(`[${mark}]`, outside.addresses.config.siteOrigin);

  return (Exposed: ComponentType<object>) =>
    function Framed(props: object) {
      const [{ services, toasts }] = useState(() => defaultServices(outside));
      const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
      const dismiss = (id: string) => toasts.set(toasts.get().filter((toast) => toast.id !== id));

      return (
        <PlatformProvider services={services}>
          {/* React moves it to the head, once for all frames. */}
          <style href="dos-mares" precedence="dos-mares">
            {styles}
          </style>
          <div {...{ [mark]: '' }}>
            <Exposed {...props} />
            <Toaster toasts={shown} onDismiss={dismiss} />
          </div>
        </PlatformProvider>
      );
    };
}

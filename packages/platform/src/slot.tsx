import type { SlotName, SlotProps } from '@dosmares/contracts/remote';
import { farMark } from '@dosmares/contracts/site/boot';
import { Component, type ComponentType, type ReactNode, Suspense, use, useRef, useState } from 'react';
import { type SlotModule, type SlotRuntime, usePlatform } from './platform.tsx';

interface FrameOptions {
  /** Height reserved during loading, so that nothing moves. */
  minHeight?: string | undefined;
  fallbackTitle?: string | undefined;
  /** Stands below the first view: its module loads when it comes near. */
  isFar?: boolean;
  /** Replaces the host's own fallback. */
  Fallback?: SlotRuntime['Fallback'] | undefined;
  Loading?: SlotRuntime['Loading'] | undefined;
}

/** Mounts another application's module. If that fails, only this slot shows a fallback, and can recover. */
export function Slot<Name extends SlotName>(slot: FrameOptions & { name: Name; props: SlotProps[Name] }) {
  const { name, props, ...frame } = slot;

  return (
    <SlotFrame address={name} {...frame}>
      {(module) => {
        const Exposed = module.default as ComponentType<object>;

        return <Exposed {...(props as object)} />;
      }}
    </SlotFrame>
  );
}

interface FrameProps<Module> extends FrameOptions {
  address: string;
  children: (module: Module) => ReactNode;
}

/** Implements a slot for any address: the shell mounts whole pages with it. */
export function SlotFrame<Module extends SlotModule>(frame: FrameProps<Module>) {
  const { slots } = usePlatform();
  const { address, minHeight, fallbackTitle, isFar, children } = frame;
  const { Fallback = slots.Fallback, Loading = slots.Loading } = frame;
  const [attempt, setAttempt] = useState(0);
  const element = useRef<HTMLDivElement>(null);

  function retry() {
    keepFocusIn(element.current);
    slots.forget(address);
    setAttempt(attempt + 1);
  }

  return (
    <div ref={element} {...(isFar && { [farMark]: '' })} data-slot={address}>
      <SlotBoundary
        frame={element}
        key={`${address}#${attempt}`}
        fallback={<Fallback title={fallbackTitle} retry={retry} minHeight={minHeight} />}
        report={(error) => slots.report(address, error)}
      >
        <Suspense fallback={<Loading minHeight={minHeight} address={address} />}>
          <Mounted address={address}>{children}</Mounted>
        </Suspense>
      </SlotBoundary>
    </div>
  );
}

/** Keeps the focus in the slot when the focused element is removed, so that it does not fall to the page. */
function keepFocusIn(frame: HTMLElement | null) {
  if (!frame?.contains(document.activeElement)) return;

  frame.tabIndex = -1;
  frame.focus({ preventScroll: true });
}

function Mounted<Module extends SlotModule>({ address, children }: FrameProps<Module>) {
  const state = usePlatform().slots.get(address);
  const module = state instanceof Promise ? use(state) : state;

  return children(module as Module);
}

interface BoundaryProps {
  frame: { current: HTMLElement | null };
  children: ReactNode;
  fallback: ReactNode;
  report: (error: unknown) => void;
}

class SlotBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }

  /** Keeps the focus in the slot, and measures the content that is about to be replaced. */
  override getSnapshotBeforeUpdate(_: BoundaryProps, before: { failed: boolean }) {
    const frame = this.props.frame.current;
    if (before.failed || !this.state.failed) return null;
    keepFocusIn(frame);

    return frame?.offsetHeight ?? null;
  }

  override componentDidUpdate(_: BoundaryProps, __: object, height: number | null) {
    const fallback = this.props.frame.current?.firstElementChild;
    if (height && fallback instanceof HTMLElement) keepHeight(fallback, height);
  }

  override render() {
    const { fallback, children } = this.props;

    return this.state.failed ? <div>{fallback}</div> : children;
  }
}

/** Gives a fallback the height of what it replaces, so that nothing below moves; its text stays in view. */
function keepHeight(fallback: HTMLElement, height: number) {
  fallback.style.minHeight = `${height}px`;
  const words = fallback.firstElementChild;
  if (words instanceof HTMLElement) Object.assign(words.style, { position: 'sticky', top: '15vh' });
}

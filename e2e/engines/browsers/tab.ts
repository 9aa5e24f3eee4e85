/** One tab of some browser: the few things that every engine's driver can do, in CSS pixels of the window. */
export interface Tab {
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** Sets out for an address, and does not wait until anything of it is there. */
  goto: (address: string) => Promise<void>;
  /** The value of an expression in the page, or what its promise becomes; JSON only. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  click: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
}

/** A browser that was started for the tests. */
export interface Engine {
  tab: Tab;
  close: () => Promise<void>;
}

/** Keys that write nothing, as WebDriver names them. */
export const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
} as const;

export type Key = keyof typeof keys;

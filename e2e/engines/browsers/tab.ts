/** A browser tab: the few actions that every engine's driver supports, in CSS pixels of the window. */
export interface Tab {
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** Starts loading an address, and does not wait for any of it. */
  goto: (address: string) => Promise<void>;
  /** Returns the value of an expression in the page, awaited if it is a promise; JSON only. */
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

/** Keys without a character, as WebDriver names them. */
export const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
} as const;

export type Key = keyof typeof keys;

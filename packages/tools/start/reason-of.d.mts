/** Returns why something failed: a sentence where the system gave a code, otherwise the error's own message. */
export declare function reasonOf(error: unknown): string;

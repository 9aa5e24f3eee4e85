import { createContext, useContext } from 'react';
import type { Language } from './language.ts';
import { words } from './words.ts';

/** The visitor's language, for everything in the panel. */
export const LanguageContext = createContext<Language>('en');

/** The visitor's language. */
export const useLanguage = () => useContext(LanguageContext);

/** The panel's words in the visitor's language. */
export const useWords = () => words[useLanguage()];

import { createContext, useContext } from 'react';
import { type Language, words } from './words.ts';

/** The visitor's language, for everything in the panel. */
export const LanguageContext = createContext<Language>('en');

/** The panel's words in the visitor's language. */
export const useWords = () => words[useContext(LanguageContext)];

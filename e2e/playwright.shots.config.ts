import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

/** Takes pictures of every page and state, into `screenshots`. */
export default defineConfig({ ...journeys, testMatch: '**/*.shots.ts' });

// Reports content that is too old to be shown: dated-content.ts
import { exchangeRate, longestRateDays, rateAgeDays } from '../src/exchange-rate.ts';

const age = rateAgeDays(exchangeRate, Date.now());
if (age > longestRateDays) {
  console.error(
    `packages/content/src/exchange-rate.ts: the rate of ${exchangeRate.asOf} is ${age} days old, and houses show no price in pesos any more. Write today's rate and day.`,
  );
  process.exit(1);
}

// probe.ts URL: exits with 0 if the address answers with success; for health checks in images without curl.
const answer = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(2_500) }).catch(
  () => undefined,
);
process.exit(answer?.ok ? 0 : 1);

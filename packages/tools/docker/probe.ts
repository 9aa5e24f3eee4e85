// probe.ts URL: exits 0 when the address answers with success; for health checks in images without curl.
const answer = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(2_500) }).catch(
  () => undefined,
);
process.exit(answer?.ok ? 0 : 1);

# Three images. `publisher`, with all tools, builds, releases and composes this checkout, and then exits.
# `deploy` is the deploy service: its checks need the compiler and a browser.
# `server` (the last, so the default) is the edge and the asset host, with only what these import.

FROM node:24-slim AS publisher
WORKDIR /app
COPY . .
# The packaged Node is for machines that have an older one.
RUN npm ci --ignore-scripts \
  && npm cache clean --force \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node \
  && node packages/tools/build/run.ts \
  && mkdir /delivery && chown node /delivery
ENV NODE_ENV=production
USER node
CMD ["node", "--disable-warning=ExperimentalWarning", "packages/tools/start/publish.ts"]

FROM publisher AS deploy
USER root
ENV NODE_ENV=production PLAYWRIGHT_BROWSERS_PATH=/browsers
RUN node_modules/.bin/playwright install --with-deps --only-shell chromium && install -d -m 1777 node_modules/.cache
USER node
CMD ["node", "--disable-warning=ExperimentalWarning", "packages/delivery/bin/deploy-service.ts"]

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contracts/package.json ./packages/contracts/package.json
COPY packages/content/package.json ./packages/content/package.json
COPY packages/server/package.json ./packages/server/package.json
COPY packages/delivery/package.json ./packages/delivery/package.json
# The edge imports no packages besides those of delivery.
RUN npm ci --ignore-scripts --omit=dev --workspace packages/delivery --include-workspace-root=false \
  && rm package-lock.json .npmrc

FROM node:24-slim AS server
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app ./
COPY packages/contracts/src ./packages/contracts/src
COPY packages/content/src ./packages/content/src
COPY packages/server/src ./packages/server/src
COPY packages/delivery/src ./packages/delivery/src
COPY packages/delivery/bin/asset-host.ts ./packages/delivery/bin/asset-host.ts
COPY packages/tools/docker/probe.ts ./packages/tools/docker/probe.ts
COPY shell/package.json ./shell/package.json
COPY shell/bin ./shell/bin
COPY shell/src/edge ./shell/src/edge
RUN mkdir /delivery && chown node /delivery
USER node
CMD ["node", "--disable-warning=ExperimentalWarning", "shell/bin/edge.ts"]

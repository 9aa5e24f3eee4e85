# For development only: the local mailbox and stand-ins for outside services. No production image contains them.

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contracts/package.json ./packages/contracts/package.json
COPY packages/content/package.json ./packages/content/package.json
COPY packages/server/package.json ./packages/server/package.json
COPY packages/local-services/package.json ./packages/local-services/package.json
RUN npm ci --ignore-scripts --omit=dev --workspace packages/local-services --include-workspace-root=false && rm package-lock.json .npmrc

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app ./
COPY packages/contracts/src ./packages/contracts/src
COPY packages/content/src ./packages/content/src
COPY packages/server/src ./packages/server/src
COPY packages/tools/docker/probe.ts ./packages/tools/docker/probe.ts
COPY packages/local-services/bin ./packages/local-services/bin
COPY packages/local-services/src ./packages/local-services/src
USER node
CMD ["node", "--disable-warning=ExperimentalWarning", "packages/local-services/bin/local-services.ts"]

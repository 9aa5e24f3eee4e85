# The API and, for a demonstration, its local mailbox: TypeScript runs as it is on Node 24.
FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contracts ./packages/contracts
COPY packages/content ./packages/content
COPY packages/tooling/bin/probe.mjs ./packages/tooling/bin/probe.mjs
COPY api ./api
RUN npm ci --ignore-scripts --omit=dev --workspace api --include-workspace-root=false
USER node

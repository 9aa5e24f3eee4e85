# The shell's edge, the four origins and the one-off publisher: the same image with another command.
FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY shell ./shell
COPY mf-listings ./mf-listings
COPY mf-agents ./mf-agents
COPY mf-market-report ./mf-market-report
COPY mf-chat ./mf-chat
COPY api/package.json ./api/package.json
COPY e2e/package.json ./e2e/package.json
RUN npm ci --ignore-scripts && node packages/tooling/bin/build.mjs && mkdir /delivery && chown node /delivery
USER node

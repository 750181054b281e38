# syntax=docker/dockerfile:1
# The site with its own server: pages, form, mail. How to run it: compose.yaml and docs/deploying.md.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY content-model/package.json ./content-model/
COPY leads/package.json ./leads/
COPY startup/package.json ./startup/
RUN npm ci --include=dev --ignore-scripts
COPY app ./app
COPY art/rendered ./art/rendered
COPY build-site ./build-site
COPY calculators ./calculators
COPY content ./content
COPY content-model ./content-model
COPY leads ./leads
COPY plant ./plant
COPY public ./public
COPY scripts ./scripts
COPY server ./server
COPY startup ./startup
COPY tsconfig.json vite.config.ts ./
# Where visitors reach the site: at the address in content/site.yaml, without samples.
ARG SITE_ORIGIN=
# A hosted backend for the form, instead of the site's own server; analytics; the editor at /edit.
ARG VITE_BACKEND_URL=
ARG VITE_BACKEND_KEY=
ARG VITE_PLAUSIBLE_DOMAIN=
ARG VITE_PLAUSIBLE_URL=
ARG EDIT_REPOSITORY=
ARG EDIT_BRANCH=
ARG EDIT_AUTH_URL=
RUN node scripts/build.ts && mv "$(readlink -f build/current)" /release

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY content-model/package.json ./content-model/
COPY leads/package.json ./leads/
COPY startup/package.json ./startup/
# The packages that drew the pages take 90 MB; the built pages do not need them.
RUN npm ci --omit=dev --ignore-scripts && rm -r node_modules/@typescript node_modules/lucide-react node_modules/react-dom node_modules/typescript

FROM node:24-bookworm-slim
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=3000
ENV DATA_DIR=/data
WORKDIR /site
COPY --from=packages /site/node_modules ./node_modules
COPY package.json ./
COPY leads ./leads
COPY server ./server
COPY startup ./startup
COPY --from=build /release/site-manifest.json ./build/current/site-manifest.json
COPY --from=build /release/client ./build/current/client
# The image's user "node", by number, so that an orchestrator can tell that it is not root.
RUN install -d -m 700 -o 1000 -g 1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "server/main.ts"]

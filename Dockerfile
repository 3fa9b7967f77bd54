# The production server alone, without the checkout, on a base image that is named by its digest:
#   docker buildx imagetools inspect node:24-bookworm-slim     # prints the digest of the day
#   docker build --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:… --build-arg BUILD_ID=$(git rev-parse --short HEAD) -t merlin-btc .
#   docker run --env-file .env -p 3000:3000 merlin-btc
# The commands run in it as well: docker run --rm --env-file .env merlin-btc node lib/cli/doctor.js
ARG NODE_IMAGE
FROM ${NODE_IMAGE} AS build
ARG NODE_IMAGE
RUN echo "$NODE_IMAGE" | grep -qE '@sha256:[0-9a-f]{64}$' || { echo "NODE_IMAGE must end with @sha256: and a digest" >&2; exit 1; }
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# What /api/health, the log and traces call this build; without it Next makes one up.
ARG BUILD_ID
RUN npm run build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=1000
WORKDIR /app
COPY --from=build --chown=root:root /app/.next/standalone ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The node process itself gets SIGTERM, lets requests finish and ends with 143.
CMD ["node", "--max-semi-space-size=16", "--no-memory-reducer", "lib/cli/start.js"]

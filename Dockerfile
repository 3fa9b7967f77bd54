# The production server alone, without the checkout: docker build -t merlin-btc . && docker run --env-file .env -p 3000:3000 merlin-btc
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=1000
WORKDIR /app
COPY --from=build --chown=root:root /app/.next/standalone ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The node process itself gets SIGTERM, lets requests finish and ends with 143.
CMD ["node", "lib/cli/start.ts"]

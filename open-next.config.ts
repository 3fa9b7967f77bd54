/**
 * For AWS by @opennextjs/aws: one function that streams, files in a bucket. No page of ours is kept by Next, so the adapter's
 * caches stay off. Run by `npx @opennextjs/aws build`.
 */
export default {
  default: {
    override: {
      wrapper: "aws-lambda-streaming",
      converter: "aws-apigw-v2",
      incrementalCache: "dummy",
      tagCache: "dummy",
      queue: "dummy",
    },
  },
  dangerous: { disableIncrementalCache: true, disableTagCache: true },
  buildCommand: "npm run build",
};

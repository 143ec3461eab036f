import { ClickHouseUrlUnreadable } from "./ClickHouseErrors.ts"

/** The HTTP URL of each replica of each shard, in the order of the cluster's own configuration. */
export type Shards = ReadonlyArray<ReadonlyArray<URL>>

/**
 * Parses CLICKHOUSE_URL: 'http://a:8123', or 'http://a:8123,http://b:8123 http://c:8123,http://d:8123' for a cluster.
 */
export const readShards = (text: string): Shards =>
  text
    .trim()
    .split(/\s+/)
    .map((shard) =>
      shard.split(",").map((address) => {
        const url = URL.parse(address)
        if (url === null || !/^https?:$/.test(url.protocol))
          throw new ClickHouseUrlUnreadable({ text: address })
        return url
      }),
    )

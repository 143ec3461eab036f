import { Schema } from "effect"

/** A ClickHouse server refused a statement or could not be reached; `reason` is what it or the network said. */
export class ClickHouseFailed extends Schema.TaggedError<ClickHouseFailed>()("ClickHouseFailed", {
  /** Without user and password. */
  server: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `ClickHouse at ${this.server}: ${this.reason}`
  }
}

/** The text of CLICKHOUSE_URL does not name servers. */
export class ClickHouseUrlUnreadable extends Schema.TaggedError<ClickHouseUrlUnreadable>()(
  "ClickHouseUrlUnreadable",
  { text: Schema.String },
) {
  override get message(): string {
    return `CLICKHOUSE_URL must hold http addresses, spaces between shards and commas between replicas; '${this.text}' is none`
  }
}

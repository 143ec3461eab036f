import { Schema } from "effect"

/**
 * A ClickHouse server refused a statement or couldn't be reached; `reason` is the message from the server or the
 * network.
 */
export class ClickHouseFailed extends Schema.TaggedError<ClickHouseFailed>()("ClickHouseFailed", {
  /** The server's address without user and password. */
  server: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `ClickHouse at ${this.server}: ${this.reason}`
  }
}

/** The servers don't have all records of a snapshot. */
export class ClickHouseNotLoaded extends Schema.TaggedError<ClickHouseNotLoaded>()("ClickHouseNotLoaded", {
  snapshot: Schema.String,
  /** The part of the snapshot that they do have: 'nothing of it', '12 of 100 records'. */
  held: Schema.String,
}) {
  override get message(): string {
    return `ClickHouse holds ${this.held} of the snapshot ${this.snapshot}. Load it with: listwright universe load --data FOLDER --clickhouse URL`
  }
}

/** The text of CLICKHOUSE_URL doesn't contain valid server addresses. */
export class ClickHouseUrlUnreadable extends Schema.TaggedError<ClickHouseUrlUnreadable>()(
  "ClickHouseUrlUnreadable",
  { text: Schema.String },
) {
  override get message(): string {
    return `CLICKHOUSE_URL must list http addresses, with spaces between shards and commas between replicas; '${this.text}' is not one`
  }
}

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

/** The servers do not hold all records of a state of the data. */
export class ClickHouseNotLoaded extends Schema.TaggedError<ClickHouseNotLoaded>()("ClickHouseNotLoaded", {
  snapshot: Schema.String,
  /** The part of it that they do hold: 'nothing of it', '12 of 100 records'. */
  held: Schema.String,
}) {
  override get message(): string {
    return `ClickHouse holds ${this.held} of the snapshot ${this.snapshot}. Load it with: listwright universe load --data FOLDER --clickhouse URL`
  }
}

/** The text of CLICKHOUSE_URL does not name servers. */
export class ClickHouseUrlUnreadable extends Schema.TaggedError<ClickHouseUrlUnreadable>()(
  "ClickHouseUrlUnreadable",
  { text: Schema.String },
) {
  override get message(): string {
    return `CLICKHOUSE_URL must list http addresses, with spaces between shards and commas between replicas; '${this.text}' is not one`
  }
}

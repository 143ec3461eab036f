import { Schema } from "effect"

/** A mistake in a mapping file, with its path, such as 'attributes[3].values.M'. */
export const Mistake = Schema.Struct({ path: Schema.String, problem: Schema.String })
export type Mistake = typeof Mistake.Type

/** Raised when a mapping file can't be used; contains all mistakes found, in file order. */
export class MappingRefused extends Schema.TaggedError<MappingRefused>()("MappingRefused", {
  file: Schema.String,
  mistakes: Schema.Array(Mistake),
}) {
  override get message(): string {
    const lines = this.mistakes.map(({ path, problem }) => `\n  ${path === "" ? "" : `${path}: `}${problem}`)
    return `The mapping ${this.file} can't be used:${lines.join("")}`
  }
}

/** The rows rejected for one reason. */
export const Refusal = Schema.Struct({
  /** The column in the input file. */
  column: Schema.String,
  kind: Schema.String,
  rows: Schema.Int,
  /** The position of the first rejected row. */
  file: Schema.String,
  line: Schema.Int,
})
export type Refusal = typeof Refusal.Type

/** Raised when more rows are rejected than the limit allows; nothing is loaded. */
export class TooManyRefused extends Schema.TaggedError<TooManyRefused>()("TooManyRefused", {
  rows: Schema.Int,
  refused: Schema.Int,
  /** The limit, as a percentage of the rows. */
  limit: Schema.Finite,
  refusals: Schema.Array(Refusal),
  /** The file with all rejected rows and the reasons. */
  refusedFile: Schema.String,
}) {
  override get message(): string {
    return `${this.refused} of ${this.rows} rows were rejected, more than ${this.limit}%, so nothing was loaded. See ${this.refusedFile}`
  }
}

/** Raised when there are so few records that the files seem to be truncated; nothing is loaded. */
export class TooFewRecords extends Schema.TaggedError<TooFewRecords>()("TooFewRecords", {
  records: Schema.Int,
  leastRecords: Schema.Int,
}) {
  override get message(): string {
    return `The files contain ${this.records} records, but at least ${this.leastRecords} were expected. They may be truncated, so nothing was loaded.`
  }
}

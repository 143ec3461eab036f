import { Schema } from "effect"

/** The engine cannot answer this definition exactly; `reason` says why, for a person. It never answers a smaller number. */
export class CountRefused extends Schema.TaggedError<CountRefused>()("CountRefused", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** The engine failed or is not there. Asking again may help. */
export class CountUnavailable extends Schema.TaggedError<CountUnavailable>()("CountUnavailable", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

import { Schema } from "effect"

/**
 * The engine can't answer this definition exactly; `reason` explains why to the user. The engine never returns a
 * smaller count instead.
 */
export class CountRefused extends Schema.TaggedError<CountRefused>()("CountRefused", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** The engine failed or isn't available. Trying again may help. */
export class CountUnavailable extends Schema.TaggedError<CountUnavailable>()("CountUnavailable", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

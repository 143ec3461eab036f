import { CountAnswer } from "@listwright/domain/counting"
import { DraftId } from "@listwright/domain/shared"
import { DefinitionHash } from "@listwright/domain/definition"
import { Schema } from "effect"

/** `stopped`: by the user, or by a newer run of the same draft. */
export const CountRunState = Schema.Literals(["queued", "running", "complete", "failed", "stopped"])
export type CountRunState = typeof CountRunState.Type

/** An official count: the one that an order is placed from. */
export const CountRun = Schema.Struct({
  id: Schema.String,
  draftId: DraftId,
  draftRevision: Schema.Int,
  definitionHash: DefinitionHash,
  state: CountRunState,
  /** Present exactly when complete. */
  answer: Schema.NullOr(CountAnswer),
  /** Present once it has ended. */
  endedAt: Schema.NullOr(Schema.Date),
  /** Why it failed, for a person. */
  failure: Schema.NullOr(Schema.String),
})
export type CountRun = typeof CountRun.Type

/** How far a run is, 0 to 100. A scan does not tell how far it is: what runs is half done. */
export const percentOf = (state: CountRunState): number => {
  switch (state) {
    case "queued":
      return 0
    case "running":
      return 50
    case "complete":
      return 100
    case "failed":
      return 0
    case "stopped":
      return 0
  }
}

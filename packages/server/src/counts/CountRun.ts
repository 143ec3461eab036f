import { CountAnswer } from "@listwright/domain/counting"
import { AccountId } from "@listwright/domain/account"
import { DraftId } from "@listwright/domain/shared"
import { DefinitionHash, definitionHash } from "@listwright/domain/definition"
import { dependsOnAccount, type Draft } from "@listwright/domain/drafts"
import { Effect, Schema } from "effect"

/** The state of a count run. `stopped`: by the user, or by a newer run for the same draft. */
export const CountRunState = Schema.Literals(["queued", "running", "complete", "failed", "stopped"])
export type CountRunState = typeof CountRunState.Type

/** An official count, from which orders are placed. */
export const CountRun = Schema.Struct({
  id: Schema.String,
  draftId: DraftId,
  draftRevision: Schema.Int,
  /** The account for which the count was made. */
  accountId: AccountId,
  definitionHash: DefinitionHash,
  state: CountRunState,
  /** The answer; present if and only if the run is complete. */
  answer: Schema.NullOr(CountAnswer),
  /** The end time; present once the run has ended. */
  endedAt: Schema.NullOr(Schema.Date),
  /** The human-readable reason for the failure. */
  failure: Schema.NullOr(Schema.String),
})
export type CountRun = typeof CountRun.Type

/**
 * Returns whether a run matches a draft in its current state: it has the same selection, and the same account if the
 * count depends on the account.
 */
export const matchesDraft = Effect.fn("matchesDraft")(function* (
  run: Pick<CountRun, "accountId" | "definitionHash">,
  { accountId, definition }: Pick<Draft, "accountId" | "definition">,
) {
  if (run.accountId !== accountId && dependsOnAccount(definition)) return false
  return run.definitionHash === (yield* definitionHash(definition))
})

/** Returns a run's progress, from 0 to 100. Scans don't report progress, so a running scan counts as half done. */
export const runProgressPercent = (state: CountRunState): number => {
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

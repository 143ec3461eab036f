import { CountAnswer } from "@listwright/domain/counting"
import { AccountId } from "@listwright/domain/account"
import { DraftId } from "@listwright/domain/shared"
import { DefinitionHash, definitionHash } from "@listwright/domain/definition"
import { countsByAccount, type Draft } from "@listwright/domain/drafts"
import { Effect, Schema } from "effect"

/** The state of a count run. `stopped`: by the user, or by a newer run of the same draft. */
export const CountRunState = Schema.Literals(["queued", "running", "complete", "failed", "stopped"])
export type CountRunState = typeof CountRunState.Type

/** An official count, which an order is placed from. */
export const CountRun = Schema.Struct({
  id: Schema.String,
  draftId: DraftId,
  draftRevision: Schema.Int,
  /** The account that the count was made for. */
  accountId: AccountId,
  definitionHash: DefinitionHash,
  state: CountRunState,
  /** The answer; present exactly if the run is complete. */
  answer: Schema.NullOr(CountAnswer),
  /** The time when the run ended; present once it has. */
  endedAt: Schema.NullOr(Schema.Date),
  /** The reason for the failure, in readable form. */
  failure: Schema.NullOr(Schema.String),
})
export type CountRun = typeof CountRun.Type

/**
 * Tells whether a run matches a draft as it is now: it has the same selection, and the same account if the count
 * depends on the account.
 */
export const isAbout = Effect.fn("isAbout")(function* (
  run: Pick<CountRun, "accountId" | "definitionHash">,
  { accountId, definition }: Pick<Draft, "accountId" | "definition">,
) {
  if (run.accountId !== accountId && countsByAccount(definition)) return false
  return run.definitionHash === (yield* definitionHash(definition))
})

/** Returns a run's progress, 0 to 100. A scan doesn't report its progress, so a running one is half done. */
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

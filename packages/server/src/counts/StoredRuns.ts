import type { AccountId, Reach, UserId } from "@listwright/domain/account"
import type { CountAnswer } from "@listwright/domain/counting"
import type { DraftId, NotFound } from "@listwright/domain/shared"
import type { DefinitionHash } from "@listwright/domain/definition"
import { Context, type Effect, type Option } from "effect"
import type { CountRun } from "./CountRun.ts"

export interface NewRun {
  readonly id: string
  readonly userId: UserId
  readonly draftId: DraftId
  readonly draftRevision: number
  readonly accountId: AccountId
  readonly definitionHash: DefinitionHash
}

/** Stored official counts. A run ends only once: as complete, failed, or stopped, whichever comes first. */
export class StoredRuns extends Context.Service<
  StoredRuns,
  {
    readonly add: (run: NewRun) => Effect.Effect<void>
    /** Returns a run that can be accessed through its draft; for any other run, fails as if it didn't exist. */
    readonly get: (reach: Reach, id: string) => Effect.Effect<CountRun, NotFound>
    /** Returns the draft's most recently completed run. */
    readonly latestComplete: (draftId: DraftId) => Effect.Effect<Option.Option<CountRun>>
    /** Returns the IDs of the draft's runs that haven't ended. */
    readonly unended: (draftId: DraftId) => Effect.Effect<ReadonlyArray<string>>
    readonly begin: (id: string) => Effect.Effect<void>
    readonly complete: (id: string, answer: CountAnswer) => Effect.Effect<void>
    readonly fail: (id: string, failure: string) => Effect.Effect<void>
    /** Stops a run; returns false if it had already ended. */
    readonly stop: (id: string) => Effect.Effect<boolean>
    /** Marks the runs that a crashed server left unfinished as failed; returns the number of runs. */
    readonly failAllUnended: (failure: string) => Effect.Effect<number>
  }
>()("@listwright/server/counts/StoredRuns") {}

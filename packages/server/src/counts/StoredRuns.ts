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

/** Official counts in storage. A run ends once: the first of complete, failed and stopped stays. */
export class StoredRuns extends Context.Service<
  StoredRuns,
  {
    readonly add: (run: NewRun) => Effect.Effect<void>
    /** A run is reached as its draft is; any other one looks like one that does not exist. */
    readonly get: (reach: Reach, id: string) => Effect.Effect<CountRun, NotFound>
    /** The draft's run that completed last. */
    readonly latestComplete: (draftId: DraftId) => Effect.Effect<Option.Option<CountRun>>
    /** Ids of the draft's runs that have not ended. */
    readonly unended: (draftId: DraftId) => Effect.Effect<ReadonlyArray<string>>
    readonly begin: (id: string) => Effect.Effect<void>
    readonly complete: (id: string, answer: CountAnswer) => Effect.Effect<void>
    readonly fail: (id: string, failure: string) => Effect.Effect<void>
    /** Stops a run; returns false if it had already ended. */
    readonly stop: (id: string) => Effect.Effect<boolean>
    /** Fails what a server that died left behind; answers how many. */
    readonly failAllUnended: (failure: string) => Effect.Effect<number>
  }
>()("@listwright/server/counts/StoredRuns") {}

import type { CountUnavailable } from "@listwright/domain"
import { Effect } from "effect"
import type { EngineProcess } from "../EngineProcess.ts"
import { outOfOrder } from "../outOfOrder.ts"
import { unexpectedReply } from "../unexpectedReply.ts"
import type { Matched, MatchOrder } from "./MatchOrder.ts"

/** What was found, and in which state of the data. */
export interface FoundPeople {
  readonly matched: Matched
  readonly snapshot: string
}

/** Finds whom a file of wanted identities names, and writes their keys. */
export const findPeople = (
  { ask }: Pick<EngineProcess["Service"], "ask">,
  order: MatchOrder,
): Effect.Effect<FoundPeople, CountUnavailable> =>
  ask({ kind: "match", order }).pipe(
    Effect.catchTag("EngineFailed", outOfOrder),
    Effect.flatMap((reply) =>
      reply.kind === "matched" ? Effect.succeed(reply) : unexpectedReply(reply.kind),
    ),
  )

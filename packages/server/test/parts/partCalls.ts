import { type CallRequest, callAccess } from "@listwright/adapters"
import { type Part, findCallPart } from "@listwright/domain/parts"
import { NOTHING } from "../http/authorization/aboutSource.ts"

/** A request of a call that belongs to a part. */
export interface PartCall {
  readonly part: Part
  readonly call: string
  readonly ask: CallRequest
}

/** A request of every call that belongs to a part, as the contract gives an example of it. */
export const partCalls: ReadonlyArray<PartCall> = callAccess().flatMap(({ asks, call }) => {
  const part = findCallPart(call)
  return part === null ? [] : Object.values(asks).map((ask) => ({ part, call, ask: ask("none", NOTHING) }))
})

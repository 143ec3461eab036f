import { CanonicalDefinition } from "@listwright/domain/definition"
import { Schema } from "effect"
import { ok } from "../contract/legacy/Envelope.ts"
import { fieldOf, textOf } from "./fieldOf.ts"
import type { MockAnswer, MockRequest } from "./MockRequest.ts"
import type { MockDraft, MockState } from "./MockState.ts"

/** What every live question has. */
export const CountQuestion = Schema.Struct({ definition: CanonicalDefinition, revision: Schema.Int })

export const json = (value: unknown): Schema.Json => JSON.parse(JSON.stringify(value))
/** Data of the original contract. */
export const answered = (data: unknown): MockAnswer => ({ status: 200, body: json(ok(data)) })
export const refused = (message: string): MockAnswer => ({
  status: 200,
  body: { d: { ResultFlag: false, ResultMessage: message, DataSource: null } },
})

export const unprocessable = (message: string): MockAnswer => ({
  status: 422,
  body: { _tag: "Unprocessable", message },
})

/** The draft that a call of the original contract names, else the latest. */
export const draftOfCall = (state: MockState, { body, headers }: MockRequest): MockDraft | undefined => {
  const named = textOf(fieldOf(body, "order"), "ListModuleSessionId") || headers.get("x-order-session")
  return named === null || named === "" ? [...state.drafts.values()].at(-1) : state.drafts.get(named)
}

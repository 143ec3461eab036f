import { noSuchDataSource } from "@listwright/domain/catalogue"
import { CanonicalDefinition } from "@listwright/domain/definition"
import { Schema } from "effect"
import { ok } from "../contract/legacy/Envelope.ts"
import { fieldOf, textOf } from "./fieldOf.ts"
import type { MockAnswer, MockCall, MockRequest } from "./MockRequest.ts"
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

/** What a server answers about a source that the user may not order. */
const notOfUser = unprocessable(noSuchDataSource.text)

/** The answer about a source that the user may not order; null for one of the user's. */
export const refusedSource = (state: MockState, listType: number): MockAnswer | null =>
  state.sources.includes(listType) ? null : notOfUser

/** Why a list type cannot be counted; null where it can. As a server without records of it says it. */
export const withoutRecords = (state: MockState, listType: number): string | null =>
  listType === state.counted ? null : `there are no records of list type ${listType}`

/** A live question about sources that the user may order and that there are records of; others are refused. */
export const live =
  <Question extends { readonly definition: CanonicalDefinition }, Encoded>(
    state: MockState,
    question: Schema.Codec<Question, Encoded>,
    answer: (asked: Question) => MockAnswer,
  ): MockCall =>
  ({ body }) => {
    const asked = Schema.decodeUnknownSync(question)(body)
    const { listType } = asked.definition
    const reason = withoutRecords(state, listType)
    return refusedSource(state, listType) ?? (reason === null ? answer(asked) : unprocessable(reason))
  }

/** The draft that a call of the original contract names, else the latest. */
export const draftOfCall = (state: MockState, { body, headers }: MockRequest): MockDraft | undefined => {
  const named = textOf(fieldOf(body, "order"), "ListModuleSessionId") || headers.get("x-order-session")
  return named === null || named === "" ? [...state.drafts.values()].at(-1) : state.drafts.get(named)
}

import { AccountId } from "@listwright/domain/account"
import { CanonicalDefinition } from "@listwright/domain/definition"
import { Choices, choicesOfOtherAccount, Draft, listsInTheMaking } from "@listwright/domain/drafts"
import { Schema } from "effect"
import { refusedSource, unprocessable } from "../answers.ts"
import type { MockAnswer, MockCall } from "../MockRequest.ts"
import type { MockDraft, MockState } from "../MockState.ts"
import { newDraft } from "./newDraft.ts"

const Opening = Schema.Struct({ listType: Schema.Int })
const Creating = Schema.Struct({ ...Opening.fields, accountId: Schema.optionalKey(AccountId) })
const Undoing = Schema.Struct({ baseRevision: Schema.Int })
const Change = Schema.Struct({
  baseRevision: Schema.Int,
  accountId: Schema.optionalKey(AccountId),
  definition: CanonicalDefinition,
  choices: Choices,
})

const encodeDraft = Schema.encodeSync(Schema.toCodecJson(Draft))

const answered = (draft: Draft): MockAnswer => ({ status: 200, body: encodeDraft(draft) })

const conflict = ({ current }: MockDraft): MockAnswer => ({
  status: 409,
  body: {
    _tag: "Conflict",
    message: "This order was changed in another window. You see its current version.",
    current: encodeDraft(current),
  },
})

const write = (
  held: MockDraft,
  content: Pick<Draft, "accountId" | "definition" | "choices">,
  canUndo: boolean,
): MockAnswer => {
  const { id, listType, revision } = held.current
  const { accountId, choices, definition } = content
  held.current = {
    id,
    accountId,
    definition,
    choices,
    listType,
    revision: revision + 1,
    canUndo,
    updatedAt: new Date().toISOString(),
  }
  return answered(held.current)
}

/** Drafts that compare and swap, as the server's do. */
export const draftCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const missing = () => state.recordings.titled("getDraft", "no such draft")
  const held = (id: string | undefined) => state.drafts.get(id ?? "")

  return {
    openDraft: ({ body }) => {
      const { listType } = Schema.decodeUnknownSync(Opening)(body)
      const latest = [...state.drafts.values()]
        .filter(({ current }) => current.listType === listType && current.choices.step !== "success")
        .at(-1)
      return (
        refusedSource(state, listType) ??
        answered(latest === undefined ? newDraft(state, listType) : latest.current)
      )
    },
    createDraft: ({ body }) => {
      const { listType, ...forAccount } = Schema.decodeUnknownSync(Creating)(body)
      return refusedSource(state, listType) ?? answered(newDraft(state, listType, forAccount))
    },
    draftsInTheMaking: () => {
      const open = [...state.drafts.values()]
        .filter(({ current }) => current.choices.step !== "success")
        .map(({ current }) => current)
        .toReversed()
      const sources = open.map(({ listType }) => listType)
      return {
        status: 200,
        body: { drafts: listsInTheMaking(open, sources).map((draft) => encodeDraft(draft)) },
      }
    },
    getDraft: ({ params }) => {
      const draft = held(params["id"])
      return draft === undefined ? missing() : answered(draft.current)
    },
    putDraft: ({ params, body }) => {
      const draft = held(params["id"])
      if (draft === undefined) return missing()
      const { listType, revision, ...before } = draft.current
      const change = Schema.decodeUnknownSync(Change)(body)
      const { accountId = before.accountId, baseRevision, definition } = change
      const choices =
        accountId === before.accountId
          ? change.choices
          : choicesOfOtherAccount(before.choices, { accountId, definition, choices: change.choices })
      if (baseRevision !== revision) return conflict(draft)
      if (definition.listType !== listType)
        return unprocessable(`This order is for list type ${listType}, which cannot be changed.`)
      draft.earlier.push(draft.current)
      return write(draft, { accountId, definition, choices }, true)
    },
    undoDraft: ({ params, body }) => {
      const draft = held(params["id"])
      if (draft === undefined) return missing()
      if (Schema.decodeUnknownSync(Undoing)(body).baseRevision !== draft.current.revision)
        return conflict(draft)
      const before = draft.earlier.pop()
      return before === undefined
        ? state.recordings.titled("undoDraft", "nothing to undo")
        : write(draft, before, draft.earlier.length > 0)
    },
  }
}

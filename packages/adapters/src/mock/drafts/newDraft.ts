import type { AccountId } from "@listwright/domain/account"
import { emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices, Draft } from "@listwright/domain/drafts"
import { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { type MockState, newName } from "../MockState.ts"

/** A new draft, of the recorded account unless of another one. */
export const newDraft = (
  state: MockState,
  listType: number,
  content: Partial<Pick<Draft, "definition" | "choices">> & { readonly accountId?: AccountId } = {},
): Draft => {
  const { accountId, id: recorded } = Schema.decodeUnknownSync(Draft)(
    state.recordings.first("createDraft").response.body,
  )
  const current: Draft = {
    id: DraftId.make(newName(state, recorded, new Set(state.drafts.keys()))),
    accountId,
    listType,
    revision: 1,
    definition: emptyDefinition(listType),
    choices: defaultChoices,
    canUndo: false,
    updatedAt: new Date().toISOString(),
    ...content,
  }
  state.drafts.set(current.id, { current, earlier: [] })
  return current
}

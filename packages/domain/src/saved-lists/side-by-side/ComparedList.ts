import { Effect } from "effect"
import type { Draft } from "../../drafts/Draft.ts"
import { Drafts } from "../../drafts/Drafts.ts"
import { draftName } from "../../drafts/draftName.ts"
import { dependsOnAccount } from "../../drafts/draftAccount.ts"
import { Refused } from "../../shared/Failures.ts"
import { DraftId } from "../../shared/DraftId.ts"
import { SavedListId } from "../../shared/SavedListId.ts"
import type { FullSavedList } from "../FullSavedList.ts"
import { SavedLists } from "../SavedLists.ts"

/** One of two lists to compare: a saved list, or a draft. */
export type ListReference =
  | { readonly kind: "list"; readonly id: SavedListId }
  | { readonly kind: "draft"; readonly id: DraftId }

/** The parts of a draft or a saved list that are compared. */
export type ComparedContent = Pick<Draft, "choices" | "definition">

/** A list with all the data needed to compare it. */
export interface ComparedList extends ComparedContent {
  readonly reference: ListReference
  /** The name; null for a draft whose order has no name and whose saved list, if any, has none either. */
  readonly name: string | null
  /** The draft whose account the list is counted and priced for. */
  readonly draftId: DraftId
  readonly revision: number
}

/** A reference in the form used in URLs and the terminal: 'list:ID', 'draft:ID'. */
export type ListReferenceText = `list:${SavedListId}` | `draft:${DraftId}`

/** Formats a reference in the form that `parseListReference` accepts. */
export const listReferenceText = ({ id, kind }: ListReference): ListReferenceText =>
  kind === "list" ? `${kind}:${id}` : `${kind}:${id}`

/** Parses 'list:ID' or 'draft:ID'; null for any other string. */
export const parseListReference = (text: string): ListReference | null => {
  const [, kind, id = ""] = /^(list|draft):(.+)$/.exec(text) ?? []
  if (kind === "list") return { kind, id: SavedListId.make(id) }
  return kind === "draft" ? { kind, id: DraftId.make(id) } : null
}

const SAVED_FOR_ANOTHER = "the order it was saved from now belongs to another account."

/**
 * Builds a list to compare from a saved list, counted for the account of the draft that it was saved from. Fails if
 * that draft now belongs to another account and the list might count differently there. Uses revision 0, which no
 * user's draft has.
 */
export const toComparedList = Effect.fn("toComparedList")(function* ({
  choices,
  definition,
  row,
}: FullSavedList) {
  if (dependsOnAccount(definition)) {
    const { accountId } = yield* (yield* Drafts).get(row.draftId)
    if (accountId !== row.accountId)
      return yield* new Refused({ reason: `Open ${row.name} to compare it: ${SAVED_FOR_ANOTHER}` })
  }
  const side: ComparedList = {
    reference: { kind: "list", id: row.id },
    name: row.name,
    definition,
    choices,
    draftId: row.draftId,
    revision: 0,
  }
  return side
})

/** Reads a list to compare. Another user's list is treated as nonexistent. */
export const readComparedList = Effect.fn("readComparedList")(function* (reference: ListReference) {
  if (reference.kind === "list") return yield* toComparedList(yield* (yield* SavedLists).get(reference.id))
  const draft = yield* (yield* Drafts).get(reference.id)
  const { choices, definition, id, revision } = draft
  const name = draftName(draft)
  return {
    reference,
    name: name === "" ? null : name,
    definition,
    choices,
    draftId: id,
    revision,
  } satisfies ComparedList
})

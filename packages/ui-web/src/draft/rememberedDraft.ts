import type { Draft } from "@listwright/domain/drafts"
import { DraftId } from "@listwright/domain/shared"

const PREFIX = "listwright-draft-"

/** The draft that this tab worked on, so that a reload comes back to the same one, even when it was ordered since. */
export const rememberedDraft = (listType: number): DraftId | null => {
  const id = sessionStorage.getItem(`${PREFIX}${listType}`)
  return id === null ? null : DraftId.make(id)
}

export const rememberDraft = ({ id, listType }: Pick<Draft, "id" | "listType">): void =>
  sessionStorage.setItem(`${PREFIX}${listType}`, id)

/** The key under which this tab keeps something of a draft that is not part of it; forgotten with the drafts. */
export const besideDraft = (what: string, id: DraftId): string => `${PREFIX}${what}-${id}`

export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

import type { Draft } from "@listwright/domain/drafts"
import { DraftId } from "@listwright/domain/shared"

const PREFIX = "listwright-draft-"

/**
 * Returns the id of the draft last used in this browser tab. A reload returns to that draft even if it has been ordered
 * since.
 */
export const rememberedDraft = (listType: number): DraftId | null => {
  const id = sessionStorage.getItem(`${PREFIX}${listType}`)
  return id === null ? null : DraftId.make(id)
}

export const rememberDraft = ({ id, listType }: Pick<Draft, "id" | "listType">): void =>
  sessionStorage.setItem(`${PREFIX}${listType}`, id)

/** Returns the key under which this browser tab stores data along with a draft. The data is cleared with the drafts. */
export const draftStorageKey = (what: string, id: DraftId): string => `${PREFIX}${what}-${id}`

export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

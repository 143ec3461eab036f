import { DRAFT_PARAMETER } from "@listwright/domain/catalogue"
import { DraftId } from "@listwright/domain/shared"

/** Returns the order that a link names; null if it doesn't name one. */
export const linkedDraft = ({ url }: Pick<Request, "url">): DraftId | null => {
  const id = new URL(url).searchParams.get(DRAFT_PARAMETER) ?? ""
  return id === "" ? null : DraftId.make(id)
}

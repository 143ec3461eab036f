import { DRAFT_PARAMETER } from "@listwright/domain/catalog"
import { DraftId } from "@listwright/domain/shared"

/** Returns the order specified in a link; null if there isn't one. */
export const linkedDraftId = ({ url }: Pick<Request, "url">): DraftId | null => {
  const id = new URL(url).searchParams.get(DRAFT_PARAMETER) ?? ""
  return id === "" ? null : DraftId.make(id)
}

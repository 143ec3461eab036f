import { DraftId } from "@listwright/domain/shared"

/** Returns the order that a link names in SessionId; null if it doesn't name one. */
export const linkedDraft = ({ url }: Pick<Request, "url">): DraftId | null => {
  const id = new URL(url).searchParams.get("SessionId") ?? ""
  return id === "" ? null : DraftId.make(id)
}

import { DraftId } from "@listwright/domain/shared"

/** The order that a link names in SessionId; null: none. */
export const linkedDraft = ({ url }: Pick<Request, "url">): DraftId | null => {
  const id = new URL(url).searchParams.get("SessionId") ?? ""
  return id === "" ? null : DraftId.make(id)
}

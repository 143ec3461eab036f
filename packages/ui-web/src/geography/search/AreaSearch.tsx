import { findableKinds } from "@listwright/domain/geography"
import { useDraft } from "../../draft/useDraft.ts"
import { SearchBox } from "./SearchBox.tsx"

/** One box that finds any area; nothing for sources whose areas nobody listed. */
export function AreaSearch() {
  const { listType } = useDraft().draft
  return findableKinds(listType).length === 0 ? null : <SearchBox />
}

import { findableKinds } from "@listwright/domain/geography"
import { useDraft } from "../../draft/useDraft.ts"
import { SearchBox } from "./SearchBox.tsx"

/** A box that finds any area; hidden for sources whose areas can't be searched. */
export function AreaSearch() {
  const { listType } = useDraft().draft
  return findableKinds(listType).length === 0 ? null : <SearchBox />
}

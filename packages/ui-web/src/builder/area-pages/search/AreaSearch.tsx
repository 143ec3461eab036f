import { searchableKinds } from "@listwright/domain/geography"
import { useSession } from "../../../app/session.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { SearchBox } from "./SearchBox.tsx"

/** A search box that finds any area; hidden for sources whose areas can't be searched. */
export function AreaSearch() {
  const { listType } = useDraft().draft
  const { site } = useSession()
  return searchableKinds(listType, site).length === 0 ? null : <SearchBox />
}

import { emptyDefinition } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { findNamed } from "@listwright/domain/shared"
import { useMemo } from "react"
import { useSession } from "../app/session.ts"
import { useColumns } from "../attributes/useColumnsWithValues.ts"
import { shownScreens } from "../audience/shownScreens.ts"
import { attributeEntry } from "./entriesOf.ts"
import type { EntryGroup } from "./Entry.ts"
import { type Found, foundOf, NOT_ASKED } from "./Found.ts"

const MOST = 6
const NOTHING: ReadonlyArray<EntryGroup> = []

/** Attributes by name or description, of a source that has a screen for them. */
export const useAttributesFound = (asked: string, draft: Draft | null, listType: number | null): Found => {
  const { site } = useSession()
  const isAsked =
    asked !== "" &&
    listType !== null &&
    shownScreens(draft ?? { definition: emptyDefinition(listType), listType }, site, null).includes(
      "demoDemographics",
    )
  const answer = useColumns(listType ?? 0, isAsked)
  const groups = useMemo(() => {
    if (answer.data === undefined || listType === null) return NOTHING
    const items = answer.data.map((column) => attributeEntry(column, listType))
    return findNamed(asked, [{ kind: "Attributes", items }]).map(({ items: fitting, kind }) => ({
      kind,
      items: fitting.slice(0, MOST),
      more: Math.max(0, fitting.length - MOST),
    }))
  }, [answer.data, asked, listType])
  return isAsked ? foundOf("attributes", groups, answer) : NOT_ASKED
}

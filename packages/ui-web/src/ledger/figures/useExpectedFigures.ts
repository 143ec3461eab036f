import { pricedChoices } from "@listwright/domain/drafts"
import { hasGeography } from "@listwright/domain/geography"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useAddAreas } from "../../areas/AddAreas.tsx"
import { changeSelection } from "../../draft/changeSelection.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { LIVE } from "../live.ts"
import type { AskFigures } from "./askFigures.ts"
import { figureQuestion, type ShownFigure } from "./figureQuestion.ts"

/**
 * Asks for the figures that are shown ahead, of the list as it will be once what is being looked up turns out to be valid:
 * look-up and count then take as long as the slower one, not as both. Nothing shows before the list has changed; answers for
 * a list that it does not become are left unread.
 */
export const useExpectedFigures = (ask: AskFigures, shown: ReadonlySet<ShownFigure>): void => {
  const queries = useQueryClient()
  const { expected } = useAddAreas()
  const { draft } = useDraft()
  useEffect(() => {
    if (expected === null) return
    const { choices, definition } = changeSelection(() => expected)(draft)
    if (!hasGeography(definition)) return
    const list = { definition, choices: pricedChoices(choices) }
    const keys = [JSON.stringify(list.definition), JSON.stringify(list.choices)] as const
    // What was asked already is not asked again, however the draft changes meanwhile.
    for (const figure of shown) {
      void queries.prefetchQuery({
        queryKey: figureQuestion(figure, ...keys),
        queryFn: ({ signal }) =>
          ask({ ...figure, list, draftId: draft.id, revision: draft.revision }, signal),
        staleTime: LIVE.staleMs,
      })
    }
  }, [expected, draft, queries, ask, shown])
}

import { chooseNation, NATIONWIDE } from "@listwright/domain/geography"
import { useChooseAreas } from "../../../list/areas/useChooseAreas.ts"
import { Checkbox } from "../../../design/Checkbox.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { AreaPage } from "../AreaPage.tsx"

/** The page at `order/:listType/geo/totalUSA`, which selects or deselects the whole United States. */
export function NationPage() {
  const { areas } = useDraft().draft.definition
  const choose = useChooseAreas()
  const isChosen = areas.some(({ kind }) => kind === "nation")
  return (
    <AreaPage howTo="Check Nationwide above, or choose areas another way.">
      <div className="rounded-card border border-line bg-surface px-4 py-3.5">
        <Checkbox
          checked={isChosen}
          onChange={() => choose((definition) => chooseNation(definition, !isChosen))}
          description="Every record in the United States that matches your audience. Nationwide replaces all other areas."
        >
          {NATIONWIDE}
        </Checkbox>
      </div>
    </AreaPage>
  )
}

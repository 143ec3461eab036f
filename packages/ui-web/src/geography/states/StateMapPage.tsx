import { areasName } from "@listwright/domain/definition"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { AreaPage } from "../AreaPage.tsx"
import { SelectAll } from "../places/SelectAll.tsx"
import { SmallStates } from "./SmallStates.tsx"
import { StateMap } from "./StateMap.tsx"
import { StateViews } from "../StateViews.tsx"
import { useStates } from "./useStates.ts"

/** The page at `order/:listType/geo/stateMap`: the states as checkboxes on a map. */
export function StateMapPage() {
  const { isError, offered, retry, states } = useStates()
  return (
    <AreaPage howTo="Check a state on the map above.">
      <StateViews shown="map" />
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
        {isError ? (
          <Notice kind="error" isLive action={<Button onPress={retry}>Try again</Button>}>
            We couldn't load the {areasName("state", 2)}.
          </Notice>
        ) : (
          <SelectAll offered={offered} />
        )}
        <StateMap states={states} />
        <SmallStates states={states} />
      </div>
    </AreaPage>
  )
}

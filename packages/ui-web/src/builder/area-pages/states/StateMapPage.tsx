import { areaKindNoun } from "@listwright/domain/definition"
import { Button } from "../../../design/Button.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { AreaPage } from "../AreaPage.tsx"
import { SelectAllCheckbox } from "../places/SelectAllCheckbox.tsx"
import { SmallStates } from "./SmallStates.tsx"
import { StateMap } from "./StateMap.tsx"
import { StateViewSwitch } from "../StateViewSwitch.tsx"
import { useMapStates } from "./useMapStates.ts"

/** The page at `order/:listType/geo/stateMap`: the states as checkboxes on a map. */
export function StateMapPage() {
  const { isError, offered, retry, states } = useMapStates()
  return (
    <AreaPage howTo="Check a state on the map above.">
      <StateViewSwitch shown="map" />
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
        {isError ? (
          <Notice kind="error" isLive action={<Button onPress={retry}>Try again</Button>}>
            We couldn't load the {areaKindNoun("state", 2)}.
          </Notice>
        ) : (
          <SelectAllCheckbox offered={offered} />
        )}
        <StateMap states={states} />
        <SmallStates states={states} />
      </div>
    </AreaPage>
  )
}

import { AREA_MENU_LABEL } from "@listwright/domain/catalog"
import { GEOGRAPHY_DIALOG_TITLE, orderPath } from "@listwright/domain/order"
import { useNavigate } from "react-router"
import { useAreaAdder } from "../../list/areas/AreaAdderProvider.tsx"
import { areaScreenName } from "../../list/areas/areaScreenName.ts"
import { isAreaScreen } from "../../list/areas/areaScreens.ts"
import { Button } from "../../design/Button.tsx"
import { PageDialog } from "../../design/PageDialog.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { useAddTypedAreas } from "../../list/next-step/useAddTypedAreas.ts"
import type { AreaPageProps } from "./AreaPageProps.ts"
import { ChosenAreas } from "./chosen/ChosenAreas.tsx"
import { AreaSearch } from "./search/AreaSearch.tsx"
import { useAvailableTabs } from "./useAvailableTabs.ts"

/**
 * The frame for the geography pages in layout 1: a page dialog with a scrolling menu of tabs, and Done, which adds the
 * typed entries and returns to the order. The count remains beside it.
 */
export function AreaDialog({ howTo, children }: AreaPageProps) {
  const { listType } = useDraft().draft
  const { busy } = useAreaAdder()
  const addTyped = useAddTypedAreas()
  const navigate = useNavigate()
  const tabs = useAvailableTabs().filter(isAreaScreen)
  const finish = async () => {
    if (await addTyped()) void navigate(orderPath(listType, "order"))
  }
  return (
    <PageDialog
      title={GEOGRAPHY_DIALOG_TITLE}
      menuLabel="Ways to choose areas"
      foldLabel={AREA_MENU_LABEL}
      tabs={tabs.map((tab) => ({
        to: `/order/${listType}/geo/${tab}`,
        title: areaScreenName(tab, listType),
      }))}
      action={
        <Button isPending={busy !== null} onPress={() => void finish()}>
          Done
        </Button>
      }
    >
      <div className="print:hidden">
        <AreaSearch />
      </div>
      {children}
      <ChosenAreas howTo={howTo} />
    </PageDialog>
  )
}

import { GEOGRAPHY_DIALOG_TITLE, orderPath } from "@listwright/domain/order"
import { useId } from "react"
import { useNavigate } from "react-router"
import { useAddAreas } from "../areas/AddAreas.tsx"
import { areaScreenName } from "../areas/areaScreenName.ts"
import { isAreaScreen } from "../areas/areaScreens.ts"
import { Button } from "../design/Button.tsx"
import { TabNav } from "../design/TabNav.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { useAddTyped } from "../next-step/useAddTyped.ts"
import type { AreaPageProps } from "./AreaPage.tsx"
import { ChosenAreas } from "./chosen/ChosenAreas.tsx"
import { AreaSearch } from "./search/AreaSearch.tsx"
import { useTabsInReach } from "./useTabsInReach.ts"

/**
 * The frame of the geography pages in layout 1: a page dialog with a scrolling menu of tabs, and Done, which adds what is
 * typed and returns to the order. The count stays beside it. spec: order-builder §2.3
 */
export function AreaDialog({ howTo, children }: AreaPageProps) {
  const { listType } = useDraft().draft
  const { busy } = useAddAreas()
  const addTyped = useAddTyped()
  const navigate = useNavigate()
  const id = useId()
  const tabs = useTabsInReach().filter(isAreaScreen)
  const finish = async () => {
    if (await addTyped()) void navigate(orderPath(listType, "order"))
  }
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      className="rounded-card border border-line bg-surface shadow-floating"
    >
      <header className="flex items-center gap-3 px-4 pt-3 pb-1 sm:px-5">
        <h1 id={id} tabIndex={-1} className="flex-1 text-xl font-semibold">
          {GEOGRAPHY_DIALOG_TITLE}
        </h1>
        <Button isPending={busy !== null} onPress={() => void finish()}>
          Done
        </Button>
      </header>
      <TabNav
        label="Ways to choose areas"
        items={tabs.map((tab) => ({
          to: `/order/${listType}/geo/${tab}`,
          title: areaScreenName(tab, listType),
        }))}
      />
      <div className="flex flex-col gap-5 rounded-b-card bg-canvas p-4 sm:p-5">
        <div className="print:hidden">
          <AreaSearch />
        </div>
        {children}
        <ChosenAreas howTo={howTo} />
      </div>
    </div>
  )
}

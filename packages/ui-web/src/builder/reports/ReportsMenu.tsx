import { offersBreakdown } from "@listwright/domain/catalog"
import { criterionColumns } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { ChartBar, ChartNoAxesColumn, FileSpreadsheet, Grid3x3 } from "lucide-react"
import { EXPORT_COUNT_LABEL } from "@listwright/domain/order"
import { lazy, Suspense, useState } from "react"
import { useSession } from "../../app/session.ts"
import { Menu } from "../../design/Menu.tsx"
import { Spinner } from "../../design/Spinner.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { useCountDownload } from "./useCountDownload.ts"
import { useApplyWording } from "../../design/wording.tsx"
import { TWO_DIMENSIONAL_REPORT_LABEL } from "@listwright/domain/reports"

const TwoDimensionalDialog = lazy(async () => ({
  default: (await import("./TwoDimensionalDialog.tsx")).TwoDimensionalDialog,
}))
const BreakdownDialog = lazy(async () => ({
  default: (await import("./BreakdownDialog.tsx")).BreakdownDialog,
}))

/**
 * The reports on a counted order: its breakdown if the buyer requested one, areas by demographics, and the count as a
 * workbook.
 */
export function ReportsMenu({ draft }: { readonly draft: Draft }) {
  const { site } = useSession()
  const { flush } = useDraft()
  const words = useApplyWording()
  const [open, setOpen] = useState<"breakdown" | "areas" | null>(null)
  const countResult = useCountDownload(draft)
  const { choices, definition, id, listType } = draft
  const isOffered = offersBreakdown(listType, site)
  const [first = ""] = definition.audience.criteria.flatMap(criterionColumns)
  const close = () => setOpen(null)
  /** Saves the draft, and then opens a report, since reports are based on the order on the server. */
  const openSaved = async (report: "breakdown" | "areas") => {
    if ((await flush()) !== null) setOpen(report)
  }
  return (
    <>
      <Menu
        label="Reports"
        look="secondary"
        entries={[
          ...(isOffered && choices.seeBreakdown === true
            ? [{ label: "Breakdown Report", icon: ChartBar, perform: () => void openSaved("breakdown") }]
            : []),
          ...(isOffered
            ? [
                {
                  label: words(TWO_DIMENSIONAL_REPORT_LABEL),
                  icon: Grid3x3,
                  perform: () => void openSaved("areas"),
                },
              ]
            : []),
          { label: EXPORT_COUNT_LABEL, icon: FileSpreadsheet, perform: () => void countResult.download() },
        ]}
      >
        {countResult.isPending ? <Spinner /> : <ChartNoAxesColumn className="size-4" aria-hidden="true" />}
        Reports
      </Menu>
      <Suspense>
        {open === "breakdown" ? <BreakdownDialog draftId={id} demo={first} onClose={close} /> : null}
        {open === "areas" ? <TwoDimensionalDialog draftId={id} onClose={close} /> : null}
      </Suspense>
    </>
  )
}

import type { ListOrder, listOrderActions } from "@listwright/domain/history"
import { Ellipsis, FileText, ReceiptText, Repeat, Sheet } from "lucide-react"
import { useNavigate } from "react-router"
import { Button } from "../../design/Button.tsx"
import { Menu, type MenuEntry } from "../../design/Menu.tsx"
import { orderPath } from "@listwright/domain/order"
import { useExcelDownload } from "./useExcelDownload.ts"

export interface ListOrderActionsProps {
  readonly row: ListOrder
  readonly actions: ReturnType<typeof listOrderActions>
  readonly ask: (what: "detail" | "more") => void
}

/** Returns the URL of an order's receipt. */
const receiptOf = ({ listType, orderCode }: ListOrder): string =>
  `${orderPath(listType, "success")}?order=${encodeURIComponent(orderCode)}`

/** The actions on a list order: the most common as buttons if there's space, and all of them in the menu. */
export function ListOrderActions({ actions, ask, row }: ListOrderActionsProps) {
  const navigate = useNavigate()
  const excel = useExcelDownload(row.orderCode)
  const more = () => ask("more")
  const entries: ReadonlyArray<MenuEntry | null> = [
    actions.orderMore === "enabled" ? { label: "Order More", icon: Repeat, perform: more } : null,
    actions.excel ? { label: "Download Excel file", icon: Sheet, perform: excel.download } : null,
    { label: "Details", icon: FileText, perform: () => ask("detail") },
    { label: "Receipt", icon: ReceiptText, perform: () => void navigate(receiptOf(row)) },
  ]
  return (
    <div className="flex items-center justify-end gap-1">
      {actions.excel ? (
        <Button
          kind="quiet"
          className="max-lg:hidden"
          isPending={excel.isPending}
          aria-label={`Download the Excel file for ${row.name}`}
          onPress={excel.download}
        >
          Excel
        </Button>
      ) : null}
      {actions.orderMore === "hidden" ? null : (
        <Button
          kind="quiet"
          className="max-lg:hidden"
          isDisabled={actions.orderMore === "disabled"}
          aria-label={`Order more of ${row.name}`}
          onPress={more}
        >
          Order More
        </Button>
      )}
      <Menu label={`More actions for ${row.name}`} entries={entries.filter((entry) => entry !== null)}>
        <Ellipsis className="size-4.5" aria-hidden="true" />
      </Menu>
    </div>
  )
}

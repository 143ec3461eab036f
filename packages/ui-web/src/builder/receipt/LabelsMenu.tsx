import type { LabelStockName } from "@listwright/domain/order"
import { Grid3x3, Rows3, Tags } from "lucide-react"
import { Menu } from "../../design/Menu.tsx"
import { Spinner } from "../../design/Spinner.tsx"

export interface LabelsMenuProps {
  readonly isPending: boolean
  readonly download: (stock: LabelStockName) => void
}

/** A menu for downloading printable address labels, with one entry per label stock. */
export function LabelsMenu({ download, isPending }: LabelsMenuProps) {
  const print = (stock: LabelStockName) => () => (isPending ? undefined : download(stock))
  return (
    <Menu
      label="Address labels (PDF)"
      look="secondary"
      entries={[
        { label: "Avery 5160, 30 to a sheet", icon: Grid3x3, perform: print("avery5160") },
        { label: "Avery 4013, pin-fed strip", icon: Rows3, perform: print("avery4013") },
      ]}
    >
      {isPending ? <Spinner /> : <Tags className="size-4" aria-hidden="true" />}
      Address labels (PDF)
    </Menu>
  )
}

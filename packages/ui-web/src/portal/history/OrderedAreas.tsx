import type { ListOrderDetail } from "@listwright/domain/history"
import { DataTable } from "../../design/DataTable.tsx"
import { recordsText } from "../../design/Figure.tsx"

/** The maximum height in pixels; additional areas scroll. */
const MAX_HEIGHT = 320

/** An order's areas and addresses, each with the ordered quantity. */
export function OrderedAreas({ detail }: { readonly detail: ListOrderDetail }) {
  const rows = [
    ...detail.areas.map(({ quantity, code, name }) => ({
      key: code,
      name,
      desired: quantity,
    })),
    ...detail.addresses.map(({ name, quantity }, place) => ({
      key: `address ${place}`,
      name,
      desired: quantity,
    })),
  ]
  return (
    <DataTable
      caption="Areas in this order"
      rows={rows}
      rowKey={({ key }) => key}
      rowHeight={39}
      maxHeight={MAX_HEIGHT}
      columns={[
        {
          id: "area",
          title: "Area",
          isRowHeader: true,
          cell: ({ name }) => name,
          footer: rows.length === 1 ? "1 area" : `${recordsText(rows.length)} areas`,
        },
        {
          id: "records",
          title: "Ordered",
          isFigure: true,
          className: "w-32",
          cell: ({ desired }) => recordsText(desired),
          footer: recordsText(rows.reduce((sum, { desired }) => sum + desired, 0)),
        },
      ]}
    />
  )
}

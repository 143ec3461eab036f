import { chooseOutputColumn, type OfferedColumn, removeOutputColumn } from "@listwright/domain/audience"
import { pricePerRecordText } from "@listwright/domain/pricing"
import { useState } from "react"
import { Checkbox } from "../../../design/Checkbox.tsx"
import { TextField } from "../../../design/TextField.tsx"

export interface OutputColumnsPickerProps {
  readonly offered: ReadonlyArray<OfferedColumn>
  readonly chosen: ReadonlyArray<string>
  readonly onColumns: (columns: ReadonlyArray<string>) => void
}

/** The number of columns named as examples in the search box. */
const EXAMPLES = 2

const isFree = ({ price }: OfferedColumn): boolean => Number(price) === 0

const priceText = (column: OfferedColumn): string =>
  isFree(column) ? "No charge" : `+${pricePerRecordText(column.price)}`

/** Every column that can be added to the file, with its price per record, and a field for finding a column. */
export function OutputColumnsPicker({ chosen, offered, onColumns }: OutputColumnsPickerProps) {
  const [typed, setTyped] = useState("")
  const sought = typed.trim().toLowerCase()
  const shown = offered.filter(({ name }) => name.toLowerCase().includes(sought))
  const toggle = ({ column }: OfferedColumn) =>
    onColumns(
      chosen.includes(column)
        ? removeOutputColumn(offered, chosen, column)
        : chooseOutputColumn(offered, chosen, column),
    )
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Find a column"
        placeholder={offered
          .slice(0, EXAMPLES)
          .map(({ name }) => name)
          .join(", ")}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {shown.length === 0 ? (
        <p className="text-muted">No columns match '{typed.trim()}'.</p>
      ) : (
        <fieldset>
          <legend className="mb-2 flex w-full justify-between gap-3 text-sm text-muted">
            <span>Added to each row</span>
            <span>Per record</span>
          </legend>
          <ul className="divide-y divide-line border-y border-line">
            {shown.map((column) => (
              <li key={column.column} className={column.isSubElement ? "py-1.5 pl-7" : "py-1.5"}>
                <Checkbox
                  checked={chosen.includes(column.column)}
                  onChange={() => toggle(column)}
                  aside={
                    <span
                      className={isFree(column) ? "text-sm text-muted" : "tabular text-sm whitespace-nowrap"}
                    >
                      {priceText(column)}
                    </span>
                  }
                >
                  {column.name}
                </Checkbox>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </div>
  )
}

/** The number of added columns, beside the buttons of a dialog. */
export function AddedColumns({ count }: { readonly count: number }) {
  return (
    <p role="status" className="tabular mr-auto self-center text-sm text-muted">
      {count === 0 ? "No columns added" : `${count} added`}
    </p>
  )
}

import {
  ADDRESS_COLUMNS,
  type AddressColumnMapping,
  type UploadedAddressFile,
} from "@listwright/domain/geography"
import { Select } from "../../../design/Select.tsx"

/** The number of sample values shown for a column. */
const SAMPLES = 3

export interface LocationColumnsProps {
  readonly uploaded: UploadedAddressFile
  readonly columns: AddressColumnMapping
  readonly onChange: (columns: AddressColumnMapping) => void
}

const samplesOf = ({ columns, rows }: UploadedAddressFile, name: string | null): string => {
  if (name === null) return "Not found in the file"
  const at = columns.indexOf(name)
  const values = rows.map((cells) => cells[at]?.trim() ?? "").filter((value) => value !== "")
  const samples = [...new Set(values)].slice(0, SAMPLES)
  return samples.length === 0 ? "Empty in the first rows" : `For example: ${samples.join("; ")}`
}

/** Assigns the file's columns. They're guessed from their headings, and the user can correct them. */
export function LocationColumns({ uploaded, columns, onChange }: LocationColumnsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {ADDRESS_COLUMNS.map((column) => (
        <Select
          key={column}
          label={column}
          description={samplesOf(uploaded, columns[column])}
          value={columns[column] ?? ""}
          options={[
            { value: "", text: "Choose a column" },
            ...uploaded.columns.filter((name) => name !== "").map((name) => ({ value: name, text: name })),
          ]}
          onChange={({ target: { value } }) =>
            onChange({ ...columns, [column]: value === "" ? null : value })
          }
        />
      ))}
    </div>
  )
}

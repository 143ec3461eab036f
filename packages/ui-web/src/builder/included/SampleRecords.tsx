import type { Attribute } from "@listwright/domain/audience"
import type { CountSample } from "@listwright/domain/counting"
import { RECORD_FIELDS } from "@listwright/domain/glossary"
import { DataTable } from "../../design/DataTable.tsx"

export interface SampleRecordsProps {
  readonly sample: CountSample
  readonly columns: ReadonlyArray<Attribute>
}

type SampleRecord = CountSample["records"][number]

/** Ten records from a list, masked to show only the information allowed before payment. */
export function SampleRecords({ columns, sample: { records } }: SampleRecordsProps) {
  const [first] = records
  if (first === undefined) return <p className="text-muted">There are no records to show.</p>
  const nameOf = (column: string) => columns.find((one) => one.column === column)?.name ?? column
  const text = (id: string, title: string, cell: (record: SampleRecord) => string) => ({
    id,
    title,
    cell: (record: SampleRecord) => <span className="whitespace-nowrap">{cell(record)}</span>,
  })
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">Ten sample records</h3>
      <DataTable
        caption="Ten sample records"
        rows={records.map((record, at) => ({ ...record, at }))}
        rowKey={({ at }) => String(at)}
        columns={[
          ...(records.some(({ company }) => company !== undefined)
            ? [text("company", RECORD_FIELDS.company, ({ company }) => company ?? "")]
            : []),
          text("first", RECORD_FIELDS.firstName, ({ firstName }) => firstName),
          text("last", RECORD_FIELDS.lastName, ({ lastName }) => lastName),
          text("address", RECORD_FIELDS.address, ({ address }) => address),
          text("city", RECORD_FIELDS.city, ({ city }) => city),
          text("state", RECORD_FIELDS.state, ({ state }) => state),
          text("zip", RECORD_FIELDS.zip, ({ zip }) => zip),
          ...(records.some(({ phone }) => phone !== null)
            ? [text("phone", RECORD_FIELDS.phone, ({ phone }) => phone ?? "")]
            : []),
          ...first.values.map(({ column }, place) =>
            text(column, nameOf(column), ({ values }) => values[place]?.text ?? ""),
          ),
        ]}
      />
      <p className="text-xs text-muted">
        You'll see full names, house numbers and phone numbers once you pay for the list.
      </p>
    </section>
  )
}

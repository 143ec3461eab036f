import type { Attribute } from "@listwright/domain/audience"
import { sourceOutputFields, sourceTraits } from "@listwright/domain/catalog"
import type { CountFillRates } from "@listwright/domain/counting"
import { RECORD_FIELDS } from "@listwright/domain/glossary"
import { recordsText } from "../../design/Figure.tsx"

export interface FillRatesProps {
  readonly listType: number
  readonly fill: CountFillRates
  readonly columns: ReadonlyArray<Attribute>
}

interface Filled {
  readonly name: string
  readonly known: number
}

/**
 * All of a source's columns: first the standard columns in every file, then the optional columns, with the number of
 * records that have each.
 */
export function FillRates({ columns, fill, listType }: FillRatesProps) {
  const { phones } = sourceTraits(listType)
  const always = sourceOutputFields(listType)
  const counted: Readonly<Record<string, number>> = {
    [RECORD_FIELDS.zip4]: fill.withZip4,
    [RECORD_FIELDS.carrierRoute]: fill.withCarrierRoutes,
  }
  const filled: ReadonlyArray<Filled> = [
    ...always.map((name) => ({ name, known: counted[name] ?? fill.total })),
    ...(phones === "all" ? [{ name: RECORD_FIELDS.phone, known: fill.withPhones }] : []),
    ...fill.columns.flatMap(({ column, known }) => {
      const name = columns.find((one) => one.column === column)?.name
      return name === undefined || always.includes(name) ? [] : [{ name, known }]
    }),
  ]
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">Columns and how many records have them</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-2">
        {filled.map((one) => (
          <FilledColumn key={one.name} {...one} total={fill.total} />
        ))}
      </ul>
    </section>
  )
}

function FilledColumn({ known, name, total }: Filled & { readonly total: number }) {
  const share = total === 0 ? 0 : known / total
  const percent = share > 0 && share < 0.01 ? "under 1%" : `${Math.floor(share * 100)}%`
  return (
    <li className="flex items-center gap-3 border-b border-line py-1.5">
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="h-1.5 w-16 shrink-0 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <span className="block h-full bg-accent" style={{ width: `${share * 100}%` }} />
      </span>
      <span className="tabular w-16 shrink-0 text-right text-sm text-muted" title={recordsText(known)}>
        {percent}
      </span>
    </li>
  )
}

import type { Attribute } from "@listwright/domain/audience"
import type { Criterion } from "@listwright/domain/definition"
import { Minus, Plus } from "lucide-react"

export interface QuickPickIndustriesProps {
  readonly criteria: ReadonlyArray<Criterion>
  /** The attribute with the names of the industries; codes are shown without it. */
  readonly column: Attribute | undefined
}

/** The industries that a business quick pick adds and omits, by name. */
export function QuickPickIndustries({ column, criteria }: QuickPickIndustriesProps) {
  const nameOf = (code: string): string => column?.values.find(({ value }) => value === code)?.name ?? code
  const codes = (side: "added" | "omitted") =>
    criteria.flatMap((criterion) => (criterion.kind === "industries" ? criterion[side] : []))
  return (
    <dl className="flex flex-col gap-1.5">
      <Side title="Includes" icon={Plus} names={codes("added").map(nameOf)} />
      <Side title="Excludes" icon={Minus} names={codes("omitted").map(nameOf)} />
    </dl>
  )
}

interface SideProps {
  readonly title: string
  readonly icon: typeof Plus
  readonly names: ReadonlyArray<string>
}

function Side({ icon: Icon, names, title }: SideProps) {
  if (names.length === 0) return null
  return (
    <div>
      <dt className="text-xs font-medium text-muted">{title}</dt>
      {names.map((name) => (
        <dd key={name} className="flex items-start gap-1.5">
          <Icon className="mt-1 size-3 shrink-0 text-muted" aria-hidden="true" />
          <span className="tabular min-w-0">{name}</span>
        </dd>
      ))}
    </div>
  )
}

import { areaLabel } from "@listwright/domain/definition"
import { sourceCountry, searchableKinds, type SearchableKind } from "@listwright/domain/geography"
import { useSession } from "../../../app/session.ts"
import { areaScreenName } from "../../../list/areas/areaScreenName.ts"

/** An example search for each area type. */
const EXAMPLES: Readonly<Record<SearchableKind, string>> = {
  zip: "60614",
  scf: "606",
  city: "Austin, TX",
  county: "Cook County",
  metroArea: "Chicago metro",
  congressionalDistrict: "TX-21",
  state: "Texas",
  nation: "USA",
}
const CANADIAN_EXAMPLES: Readonly<Partial<typeof EXAMPLES>> = { city: "Calgary, AB", state: "Alberta" }

export interface NoAreasFoundProps {
  readonly text: string
  readonly listType: number
}

/** The content shown if no area matches the text: example searches for each area type that the source is sold by. */
export function NoAreasFound({ listType, text }: NoAreasFoundProps) {
  const { site } = useSession()
  const country = sourceCountry(listType)
  const examples = country === "CA" ? { ...EXAMPLES, ...CANADIAN_EXAMPLES } : EXAMPLES
  return (
    <div className="flex flex-col gap-3 px-4 py-4">
      <div>
        <p className="font-medium wrap-anywhere">No area matches ‘{text}’</p>
        <p className="text-muted">
          {country === "CA" ? `Enter postal codes under ${areaScreenName("zipPaste", listType)}. ` : ""}
          Check the spelling, or type one of these:
        </p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr_auto_1fr]">
        {searchableKinds(listType, site).map((kind) => (
          <div key={kind} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{areaLabel(kind, country)}</dt>
            <dd className="tabular font-medium">{examples[kind]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

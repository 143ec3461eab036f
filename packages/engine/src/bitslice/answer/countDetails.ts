import type { Yielder } from "../../turns/Yielder.ts"
import {
  type AreaDetails,
  type DetailsRequest,
  type CountDetails,
  type CountDetailRow,
  detailUnit,
  distanceMiles,
} from "@listwright/domain/counting"
import { type Area, areaKey, type OccupantRecords, type Point } from "@listwright/domain/definition"
import type { UniverseManifest } from "../../format/UniverseManifest.ts"
import { hasFact } from "../../format/layout/Slices.ts"
import { toCountDetails } from "../../question/toCountDetails.ts"
import { EMAIL_REACH, hasEmailReach } from "../../question/emailReach.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countSpans, sumsByArea } from "./countSpans.ts"
import { type AreaPart, countSmallParts, type PartTotals, zipParts } from "./detailParts.ts"
import { unlocatedRecords } from "./unlocatedRecords.ts"

type OccupantsOf = (tally: Omit<PartTotals, "withPhones">) => OccupantRecords

/**
 * Returns a function that counts records by type of occupant. Company records aren't dwellings, whatever their
 * addresses look like.
 */
const occupantsIn = ({ hasCompanies = false }: UniverseManifest): OccupantsOf =>
  hasCompanies
    ? ({ records }) => ({ homes: 0, apartments: 0, businesses: records })
    : ({ apartments, businesses, records }) => ({
        homes: records - apartments - businesses,
        apartments,
        businesses,
      })

/** The flags counted for every area, in addition to its records. */
const FACTS_TOLD = ["PHONE", "APARTMENT", "BUSINESS", "NAMED"] as const

const distanceTo = (area: Area, center: Point | null): number | null =>
  center !== null && (area.kind === "radius" || area.kind === "closest")
    ? distanceMiles([area.longitude, area.latitude], center)
    : null

const byCode = ([a]: readonly [string, AreaPart], [b]: readonly [string, AreaPart]): number =>
  a < b ? -1 : 1

const detailOf = (
  area: Area,
  occupantsOf: OccupantsOf,
  code: string,
  { center, medians, tally }: AreaPart,
): CountDetailRow => ({
  code,
  available: tally.records,
  withPhones: tally.withPhones,
  occupants: occupantsOf(tally),
  ...(medians === null ? {} : { medians: medians.medians }),
  distance: code === "" ? null : distanceTo(area, center()),
})

/**
 * Counts each area's records, down to its detail rows and by type of dwelling, and the records that suppressions
 * remove. One pass counts ZIP Code by ZIP Code; only smaller parts need another.
 */
export const countDetails = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  asked: DetailsRequest,
  yielder: Yielder,
): Promise<CountDetails> => {
  const units = selected.areas.map((area) => detailUnit(question.definition.listType, area, asked))
  const email = hasEmailReach(universe.columns) ? ([EMAIL_REACH] as const) : []
  const counting = { facts: [...FACTS_TOLD, ...email], joined: !units.includes("zip") } as const
  const { spans, suppressed } = await countSpans(universe, question, selected, counting, yielder)
  const sums = sumsByArea(spans, selected.areas.length)
  const smaller = await countSmallParts(universe, question, selected, units, yielder)
  const zips = zipParts(universe, spans, units)
  const occupantsOf = occupantsIn(universe.manifest)
  const areas = selected.areas.map((area, at): AreaDetails => {
    const { facts: [withPhones = 0, apartments = 0, businesses = 0, , withEmail = 0] = [], records = 0 } =
      sums[at] ?? {}
    const small = smaller[at]
    const parts = [...(zips[at] ?? []), ...(small?.parts ?? [])]
    return {
      key: areaKey(area),
      available: records,
      withPhones,
      withEmail,
      occupants: occupantsOf({ records, apartments, businesses }),
      ...(units[at] === "carrierRoute" && small !== undefined ? { medians: small.medians.medians } : {}),
      details: parts.toSorted(byCode).map(([code, part]) => detailOf(area, occupantsOf, code, part)),
    }
  })
  return toCountDetails(
    areas,
    hasFact(universe.manifest, "NAMED")
      ? sums.reduce((sum, { facts }) => sum + (facts[FACTS_TOLD.indexOf("NAMED")] ?? 0), 0)
      : null,
    suppressed,
    await unlocatedRecords(universe, question, yielder),
  )
}

import type { WantedArea } from "@listwright/domain/counting"
import { type Area, areaKey, areasLine } from "@listwright/domain/definition"
import { placeNameText } from "@listwright/domain/geography"
import type { QuotedArea } from "@listwright/domain/quotes"
import { Geography } from "@listwright/geography"
import { Effect } from "effect"

/** Areas under the names that people have for them: 'Cook, IL', 'ZIP Code 60614, Chicago, IL'. */
export const quotedAreas = Effect.fn("quotedAreas")(function* (
  areas: ReadonlyArray<Area>,
  wanted: ReadonlyArray<WantedArea>,
): Effect.fn.Return<ReadonlyArray<QuotedArea>, never, Geography> {
  const { counties, zipInfo } = yield* Geography
  const byKey = new Map(areas.map((area) => [areaKey(area), area]))
  const county = new Map(counties.map((known) => [known.fips, known]))
  const placeOf = (area: Area): string | null => {
    const zip = area.kind === "zip" ? zipInfo(area.zip) : undefined
    if (zip !== undefined) return `${areasLine([area])}, ${zip.city}, ${zip.state}`
    const known = area.kind === "county" ? county.get(area.county) : undefined
    return known === undefined ? null : placeNameText({ name: known.name, place: known.state })
  }
  const nameOf = (key: string): string => {
    const area = byKey.get(key)
    return area === undefined ? key : areasLine([area], placeOf)
  }
  return wanted.map(({ available, desired, key }) => ({ key, name: nameOf(key), available, desired }))
})

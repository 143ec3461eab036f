import { type Area, areaCode, areaKey, areasSummary, areaText } from "@listwright/domain/definition"
import {
  disambiguatePlaceChoices,
  districtPlaceName,
  placeNameText,
  disambiguateAreaTexts,
} from "@listwright/domain/geography"
import { forwardSortationArea } from "@listwright/domain/shared"
import { Effect } from "effect"
import { Geography } from "../lookup/Geography.ts"
import type { GeographyTables } from "./GeographyTables.ts"

const nameIn = (tables: GeographyTables): ((area: Area) => string) => {
  const { counties, metroAreas, zipInfo } = tables
  const choices = counties.map(({ fips, name, state }) => ({
    area: { kind: "county" as const, county: fips, excluded: false },
    name,
    state,
  }))
  const county = new Map(
    disambiguatePlaceChoices(choices).map(({ area, ...known }) => [areaCode(area), known]),
  )
  const metro = new Map(metroAreas.map(({ code, name }) => [code, name]))
  const inCity = (area: Area, info: { readonly city: string; readonly state: string } | undefined) =>
    info === undefined ? null : [areaText(area), info.city, info.state].join(", ")
  const nameOf = (area: Area): string | null => {
    switch (area.kind) {
      case "zip":
      case "zip4":
      case "carrierRoute":
        return inCity(area, zipInfo(areaCode(area).slice(0, 5)))
      case "county": {
        const known = county.get(area.county)
        return known === undefined ? null : placeNameText({ name: known.name, place: known.state })
      }
      case "metroArea":
        return metro.get(area.metroArea) ?? null
      case "congressionalDistrict":
        return placeNameText(districtPlaceName(area.district))
      case "postalCode": {
        const known = tables.canada.fsaInfo(forwardSortationArea(area.postalCode))
        return inCity(area, known && { city: known.city, state: known.province })
      }
      case "state":
      case "scf":
      case "city":
      case "nation":
      case "radius":
      case "locations":
      case "closest":
      case "polygon":
      case "savedCount":
      case "combination":
        return null
    }
  }
  return (area) => nameOf(area) ?? areasSummary([{ ...area, excluded: false }])
}

/**
 * Names areas so that each name makes sense on its own, in letters and reports: '60614, Chicago, IL', 'Cook, IL',
 * 'Chicago-Naperville-Elgin, IL-IN', 'District 5, IL', 'Illinois', '20 mi around 350 Fifth Ave'. An area that doesn't
 * exist is named by its type and code: 'County 99999'.
 */
export const areaNameLookup = Effect.map(Geography, nameIn)

/** Names a list's areas by key; returns the key itself if the list doesn't contain the area. */
export const areaNames = Effect.map(
  areaNameLookup,
  (nameOf) =>
    (areas: ReadonlyArray<Area>): ((key: string) => string) => {
      const apart = disambiguateAreaTexts(areas, nameOf)
      const names = new Map(areas.map((area) => [areaKey(area), apart(area)]))
      return (key) => names.get(key) ?? key
    },
)

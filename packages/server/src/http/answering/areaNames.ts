import { areaKey, areaLabel, areaText, type Area } from "@listwright/domain/definition"
import { Effect } from "effect"
import { placeOfArea } from "./placeOfArea.ts"

/** What people call areas, by their keys: '60614, Chicago, IL', 'Cook, IL', '20 mi around 350 Fifth Ave'. */
export const areaNames = Effect.map(
  placeOfArea,
  (placeOf) =>
    (areas: ReadonlyArray<Area>): ReadonlyMap<string, string> =>
      new Map(
        areas.map((area) => {
          const { CityName, CountyName, StateCode } = placeOf(area)
          const place = [area.kind === "county" ? CountyName : CityName, StateCode].filter(
            (part) => part !== undefined && part !== null && part !== "",
          )
          const text = areaText(area)
          const own =
            area.kind === "county"
              ? place.length === 0
                ? `${areaLabel(area.kind)} ${text}`
                : place.join(", ")
              : [text, ...place].join(", ")
          return [areaKey(area), own]
        }),
      ),
)

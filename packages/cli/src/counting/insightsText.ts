import { recordsUntilSaturation } from "@listwright/domain/audience"
import type { Row } from "../terminal/Row.ts"
import { areaKeyCode } from "./areaKeyCode.ts"
import type { Saturation } from "@listwright/domain/counting"
import type { CountInsights } from "./CountInsights.ts"
import { formatMiles } from "./figures.ts"

/** Returns the rows for a count's details beyond its total; values are given by code, empty if unknown. */
export const insightsRows = ({
  breakdowns,
  crossTable,
  details,
  fillRates,
  sample,
  saturation,
}: CountInsights): ReadonlyArray<Row> => [
  ...(details?.areas ?? []).flatMap(
    ({ available, details: parts, key, occupants, withPhones }): ReadonlyArray<Row> => [
      [
        "dwellings",
        available,
        withPhones,
        areaKeyCode(key),
        occupants.homes,
        occupants.apartments,
        occupants.businesses,
      ],
      ...parts.map((part): Row => [
        "detail",
        part.available,
        part.withPhones,
        areaKeyCode(key),
        part.code,
        part.occupants.homes,
        part.occupants.apartments,
        part.occupants.businesses,
        part.distance === null ? "" : formatMiles(part.distance),
      ]),
    ],
  ),
  ...(saturation?.ranked ?? []).map((route): Row => [
    "route",
    route.selected,
    route.deliverable,
    route.code,
    recordsUntilSaturation(route),
  ]),
  ...(breakdowns ?? []).flatMap(({ column, rows }) =>
    rows.map(({ name, records, value }): Row => ["breakdown", records, column, value ?? "", name]),
  ),
  ...(crossTable === null
    ? []
    : crossTable.down.flatMap(({ records, value }) =>
        crossTable.across.map((across, at): Row => [
          "cell",
          records[at] ?? 0,
          crossTable.rows,
          value ?? "",
          crossTable.columns,
          across.value ?? "",
        ]),
      )),
  ...(fillRates ?? []).map(({ column, known, name }): Row => ["fill", known, column, name]),
  ...(sample?.records ?? []).map((record, at): Row => [
    "sample",
    at + 1,
    record.firstName,
    record.lastName,
    record.address,
    record.city,
    record.state,
    record.zip,
    record.phone ?? "",
    ...record.values.map(({ text }) => text),
  ]),
]

const saturationJson = ({ adds, ranked, routes, saturated, withoutRoute }: Saturation) => ({
  routes,
  saturated,
  adds,
  withoutRoute,
  ranked: ranked.map((route) => ({ ...route, adds: recordsUntilSaturation(route) })),
})

/** Returns the details as fields of a count's JSON document; omits anything that wasn't requested. */
export const insightsJson = ({
  breakdowns,
  crossTable,
  details,
  fillRates,
  sample,
  saturation,
}: CountInsights) => ({
  ...(details === null
    ? {}
    : {
        details: {
          withEmail: details.withEmail,
          withContactNames: details.withContactNames,
          suppressed: details.suppressed,
          areas: details.areas.map(({ key, ...figures }) => ({ key, area: areaKeyCode(key), ...figures })),
        },
      }),
  ...(saturation === null ? {} : { saturation: saturationJson(saturation) }),
  ...(breakdowns === null ? {} : { breakdowns }),
  ...(crossTable === null ? {} : { crossTable }),
  ...(fillRates === null ? {} : { fillRates }),
  ...(sample === null ? {} : { sample: sample.records }),
})

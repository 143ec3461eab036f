import { recordsUntilSaturation, isSaturated, coveragePercent } from "@listwright/domain/audience"
import type { AreaDetails, CountSaturation, CountDetailRow, DetailedCount } from "@listwright/domain/counting"
import { Box, Text } from "ink"
import { areaKeyCode } from "./areaKeyCode.ts"
import { CrossTableView } from "./CrossTableView.tsx"
import { formatMiles, formatPercent, formatInteger } from "./figures.ts"
import type { CountInsights, NamedBreakdown, NamedColumnFill } from "./CountInsights.ts"
import { Row } from "./Row.tsx"
import { SampleView } from "./SampleView.tsx"

/** The label width in columns, wide enough for an attribute's name. */
const NAME_WIDTH = 27
/** The maximum number of detail rows shown per area; more would push everything else off the screen. */
const SHOWN_DETAILS = 20

/** A row's last figure: businesses if there are any, otherwise miles. There's no room for both. */
const LAST = {
  businesses: {
    heading: "Businesses",
    of: ({ occupants }: Pick<CountDetailRow, "occupants">) => formatInteger(occupants.businesses),
  },
  miles: {
    heading: "Miles",
    of: ({ distance = null }: Partial<CountDetailRow>) => (distance === null ? "" : formatMiles(distance)),
  },
} as const

const Details = ({ details }: { details: DetailedCount }) => {
  const last = details.areas.some(({ occupants }) => occupants.businesses > 0) ? LAST.businesses : LAST.miles
  const figures = (part: Omit<AreaDetails, "key" | "details" | "withEmail"> & Partial<CountDetailRow>) => [
    ...[part.available, part.withPhones, part.occupants.homes, part.occupants.apartments].map(formatInteger),
    last.of(part),
  ]
  return (
    <Box flexDirection="column" marginTop={1}>
      <Row label="Details" figures={["Records", "With phones", "Homes", "Apartments", last.heading]} />
      {details.areas.map((area) => (
        <Box key={area.key} flexDirection="column">
          <Row label={areaKeyCode(area.key)} figures={figures(area)} />
          {area.details.slice(0, SHOWN_DETAILS).map((part) => (
            <Row
              key={part.code}
              label={`  ${part.code === "" ? "none" : part.code}`}
              figures={figures(part)}
            />
          ))}
          {area.details.length > SHOWN_DETAILS ? (
            <Text
              dimColor
            >{`  and ${formatInteger(area.details.length - SHOWN_DETAILS)} more; --json has all`}</Text>
          ) : null}
        </Box>
      ))}
    </Box>
  )
}

const Saturation = ({ saturation: { adds, ranked, routes, saturated } }: { saturation: CountSaturation }) => (
  <Box flexDirection="column" marginTop={1}>
    <Row label="Carrier routes" figures={["Taken", "Of", "Share", "For 90%"]} />
    {ranked.slice(0, SHOWN_DETAILS).map((route) => (
      <Row
        key={route.code}
        label={route.code}
        figures={[
          formatInteger(route.selected),
          formatInteger(route.deliverable),
          `${coveragePercent(route)}%`,
          isSaturated(route) ? "" : `+${formatInteger(recordsUntilSaturation(route))}`,
        ]}
      />
    ))}
    {routes > SHOWN_DETAILS ? (
      <Text dimColor>{`  and ${formatInteger(routes - SHOWN_DETAILS)} more; --json has up to 1,000`}</Text>
    ) : null}
    <Text>{`${formatInteger(saturated)} of ${formatInteger(routes)} at 90% or more; bringing the others to 90% would add ${formatInteger(adds)}.`}</Text>
  </Box>
)

const Breakdown = ({ breakdown: { name, rows }, total }: { breakdown: NamedBreakdown; total: number }) => (
  <Box flexDirection="column" marginTop={1}>
    <Row label={name} figures={["Records", "Share"]} labelWidth={NAME_WIDTH} />
    {rows.map((one) => (
      <Row
        key={one.value ?? ""}
        label={one.name}
        figures={[formatInteger(one.records), formatPercent(one.records, total)]}
        labelWidth={NAME_WIDTH}
      />
    ))}
  </Box>
)

const FillRates = ({ fills, total }: { fills: ReadonlyArray<NamedColumnFill>; total: number }) => (
  <Box flexDirection="column" marginTop={1}>
    <Row label="Fill rates" figures={["Known", "Share"]} labelWidth={NAME_WIDTH} />
    {fills.map(({ column, known, name }) => (
      <Row
        key={column}
        label={name}
        figures={[formatInteger(known), formatPercent(known, total)]}
        labelWidth={NAME_WIDTH}
      />
    ))}
  </Box>
)

/**
 * Shows the results of a count beyond its total, in tables of at most 80 columns. `total` is the number of records
 * counted.
 */
export const InsightsView = ({ insights, total }: { insights: CountInsights; total: number }) => {
  const { breakdowns, crossTable, details, fillRates, sample, saturation } = insights
  return (
    <>
      {details === null ? null : <Details details={details} />}
      {saturation === null ? null : <Saturation saturation={saturation} />}
      {(breakdowns ?? []).map((breakdown) => (
        <Breakdown key={breakdown.column} breakdown={breakdown} total={total} />
      ))}
      {crossTable === null ? null : <CrossTableView table={crossTable} />}
      {fillRates === null ? null : <FillRates fills={fillRates} total={total} />}
      {sample === null ? null : <SampleView sample={sample} />}
    </>
  )
}

import { Spinner } from "@inkjs/ui"
import { sellsPhones } from "@listwright/domain/audience"
import { DEFAULT_LIST_TYPE, sourceDisplayName, type SourceNaming } from "@listwright/domain/catalog"
import type { AreaCount } from "@listwright/domain/counting"
import { type Area, areaKey, createAreaNamer, areaText } from "@listwright/domain/definition"
import { CHARGES } from "@listwright/domain/glossary"
import { nextBracketText, type Price } from "@listwright/domain/pricing"
import { dollars, recordCountText } from "@listwright/domain/shared"
import { Box, Static, Text } from "ink"
import { ChangesView } from "./ChangesView.tsx"
import type { CountState } from "./CountState.ts"
import { ExplanationView } from "./ExplanationView.tsx"
import { formatInteger } from "./figures.ts"
import { InsightsView } from "./InsightsView.tsx"
import { Row } from "./Row.tsx"
import { SuppressedView } from "./SuppressedView.tsx"
import { UnlocatedRecordsView } from "./UnlocatedRecordsView.tsx"

/** The label width in columns, wide enough for a charge's name. */
const CHARGE_WIDTH = 16
/** The maximum number of areas shown per list; more would push the figures off a small screen. */
const SHOWN_AREAS = 8

const stageText = ({ stage, definition }: CountState): string => {
  switch (stage) {
    case "checking":
      return "Looking up the areas"
    case "counting": {
      const areas = definition?.areas.length ?? 0
      return `Counting in ${areas === 1 ? "1 area" : `${formatInteger(areas)} areas`}`
    }
    case "explaining":
      return "Calculating the effect of each choice"
    case "fetchingInsights":
      return "Getting the details"
    case "pricing":
      return "Calculating the price"
    case "done":
      return ""
  }
}

const Head = ({ listType, naming }: { listType: number; naming: SourceNaming }) => (
  <Box flexDirection="column">
    <Text dimColor>{`${sourceDisplayName(listType, naming)} (list type ${listType})`}</Text>
    <Row label="" figures={sellsPhones(listType) ? ["Records", "With phones"] : ["Records"]} />
  </Box>
)

/** Returns a row's figures, including the number with phones only if the source sells phones. */
const figuresOf = (listType: number, records: number, withPhones: number): ReadonlyArray<string> =>
  sellsPhones(listType) ? [formatInteger(records), formatInteger(withPhones)] : [formatInteger(records)]

const CountedArea = ({ count, label, listType }: { count: AreaCount; label: string; listType: number }) => (
  <Row label={label} figures={figuresOf(listType, count.available, count.withPhones)} />
)

/** Shows the first areas: names immediately, figures as they arrive. */
const FirstAreas = ({
  areas,
  counts,
  listType,
}: {
  areas: ReadonlyArray<Area>
  counts: ReadonlyArray<AreaCount>
  listType: number
}) => {
  const byKey = new Map(counts.map((count) => [count.key, count]))
  return (
    <Box flexDirection="column">
      {areas.slice(0, SHOWN_AREAS).map((area) => {
        const count = byKey.get(areaKey(area))
        return count === undefined ? (
          <Row
            key={areaKey(area)}
            label={areaText(area)}
            figures={sellsPhones(listType) ? ["…", "…"] : ["…"]}
          />
        ) : (
          <CountedArea key={areaKey(area)} count={count} label={areaText(area)} listType={listType} />
        )
      })}
      {areas.length > SHOWN_AREAS ? (
        <Text dimColor>{`and ${formatInteger(areas.length - SHOWN_AREAS)} more; --tsv areas lists all`}</Text>
      ) : null}
    </Box>
  )
}

const PriceLine = ({
  label,
  amount,
  detail,
  isBold = false,
}: Price["lines"][number] & { isBold?: boolean }) => (
  <Box>
    <Row label={label} figures={[dollars(amount)]} isBold={isBold} labelWidth={CHARGE_WIDTH} />
    <Box marginLeft={2}>
      <Text dimColor>{detail}</Text>
    </Box>
  </Box>
)

const PriceView = ({ price }: { price: Price }) => {
  const { figures, lines, quantity } = price
  const cheaper = nextBracketText(price)
  return (
    <Box flexDirection="column" marginTop={1}>
      {lines.map((line) => (
        <PriceLine key={line.label} {...line} />
      ))}
      <PriceLine
        label={CHARGES.beforeTax}
        amount={figures.totalBeforeTax}
        detail={`for ${recordCountText(quantity)}`}
        isBold
      />
      {cheaper === null ? null : <Text dimColor>{cheaper}</Text>}
    </Box>
  )
}

/**
 * Shows a count in progress. The ZIP Codes, if requested, remain on screen above the figures; `want` is the requested
 * number of records.
 */
export const CountView = ({
  state,
  naming,
  want,
}: {
  state: CountState
  naming: SourceNaming
  want?: number | undefined
}) => {
  const { stage, definition, answer, changes, explained, insights, price, zips } = state
  const listType = definition?.listType ?? DEFAULT_LIST_TYPE
  const areas = (definition?.areas ?? []).filter(({ excluded }) => !excluded)
  const nameOf = createAreaNamer(definition?.areas ?? [])
  const head = definition === null ? null : <Head key="head" listType={definition.listType} naming={naming} />
  const isListed = zips !== null
  const listed = isListed
    ? [
        head,
        ...zips.map((count) => (
          <CountedArea key={count.key} count={count} label={nameOf(count.key)} listType={listType} />
        )),
      ]
    : []
  return (
    <>
      <Static items={listed}>{(line) => line}</Static>
      <Box flexDirection="column">
        {isListed || definition === null ? null : (
          <>
            {head}
            <FirstAreas areas={areas} counts={answer?.areas ?? []} listType={listType} />
          </>
        )}
        {answer === null ? null : (
          <Row label="All" figures={figuresOf(listType, answer.total, answer.withPhones)} isBold />
        )}
        <SuppressedView suppressed={answer?.suppressed ?? []} />
        <UnlocatedRecordsView withoutPlace={answer?.withoutPlace ?? []} />
        <ExplanationView {...explained} want={want} />
        <InsightsView insights={insights} total={answer?.total ?? 0} />
        {changes === null ? null : <ChangesView changes={changes} />}
        {price === null ? null : <PriceView price={price} />}
        {stage === "done" ? null : <Spinner label={stageText(state)} />}
      </Box>
    </>
  )
}

import { Spinner } from "@inkjs/ui"
import { CHARGES } from "@listwright/domain/glossary"
import { dollars } from "@listwright/domain/shared"
import { Box, Text } from "ink"
import type { FinishedCount } from "../../counting/CountState.ts"
import { formatInteger } from "../../counting/figures.ts"
import { Row } from "../../counting/Row.tsx"
import type { BrowseState } from "./browsing.ts"
import { ListRows, visibleListRange } from "./ListRows.tsx"

/** The width of the labels for the figures below the lists. */
const LABEL_WIDTH = 18

/** Returns the help for the keys that currently work. */
const keysOf = ({ below, combination, rows, search, typing }: BrowseState): ReadonlyArray<string> => {
  if (typing !== null)
    return typing.what === "search"
      ? ["enter search", "esc leave unchanged"]
      : ["enter save", "esc do not save"]
  if (below.kind === "operations") return ["any other key: cancel"]
  const here = rows === null || rows.length === 0 ? [] : ["↑↓ move", "space select", "enter count"]
  const closing = below.kind === "counted" ? ["esc close"] : search === "" ? [] : ["esc all lists"]
  const acting = [...(here.length === 0 ? [] : ["c combine"]), ...(combination === null ? [] : ["s save"])]
  return [...here, ...acting, "/ search", ...closing, "q quit"]
}

/** Shows the help for keys, wrapped between keys but never within one. */
const Keys = (state: BrowseState) => {
  const keys = keysOf(state)
  return (
    <Box flexWrap="wrap" columnGap={1}>
      {keys.map((key, at) => (
        <Text key={key} dimColor>
          {at === keys.length - 1 ? key : `${key} ·`}
        </Text>
      ))}
    </Box>
  )
}

const Figures = ({ counted: { answer, price } }: { counted: FinishedCount }) => (
  <>
    <Row label="Records" labelWidth={LABEL_WIDTH} figures={[formatInteger(answer.total)]} />
    <Row label="With phones" labelWidth={LABEL_WIDTH} figures={[formatInteger(answer.withPhones)]} />
    {price === null ? null : (
      <Row
        label={CHARGES.beforeTax}
        labelWidth={LABEL_WIDTH}
        figures={[dollars(price.figures.totalBeforeTax)]}
      />
    )}
  </>
)

/** Returns the keys that combine lists, and the records that each one selects. */
const operationRows = (lists: number): ReadonlyArray<readonly [string, string]> => [
  ["u", "people in any of them"],
  ["i", "people in all of them"],
  ["m", "people in the first who are in no other"],
  [`1–${Math.min(lists, 9)}`, "people in exactly that many of them"],
]

const BelowLists = ({ below, selected }: BrowseState) => {
  switch (below.kind) {
    case "nothing":
      return null
    case "operations":
      return (
        <Box flexDirection="column">
          <Text bold>{`Combine the ${selected.length} selected lists:`}</Text>
          {operationRows(selected.length).map(([key, text]) => (
            <Text key={key} wrap="truncate-end">{`  ${key.padEnd(5)}${text}`}</Text>
          ))}
        </Box>
      )
    case "counted":
      return (
        <Box flexDirection="column">
          <Text bold wrap="truncate-end">
            {below.title}
          </Text>
          {below.counted === null ? <Spinner label="Counting" /> : <Figures counted={below.counted} />}
        </Box>
      )
  }
}

const heading = (state: BrowseState, height: number): string => {
  const { rows, search, selected, total, typing } = state
  const [first, end] = visibleListRange(state, height)
  const places =
    end === 0 ? "" : `  ${formatInteger(first + 1)}–${formatInteger(end)} of ${formatInteger(total)}`
  const more =
    rows !== null && end > 0 && total > rows.length
      ? ` (the latest ${formatInteger(rows.length)}; search for others)`
      : ""
  const sought = typing?.what === "search" || search === "" ? "" : `  with '${search}'`
  const chosen = selected.length === 0 ? "" : `  ${selected.length} selected`
  return `Saved lists${places}${more}${sought}${chosen}`
}

/** Shows the screen of saved lists. `columns` and `height` are the terminal's dimensions. */
export const BrowseView = ({
  columns,
  height,
  state,
}: {
  columns: number
  height: number
  state: BrowseState
}) => {
  const { message, typing } = state
  return (
    <Box flexDirection="column" width={columns}>
      <Text bold wrap="truncate-end">
        {heading(state, height)}
      </Text>
      {typing?.what === "search" ? <Text wrap="truncate-start">{`Search: ${typing.text}█`}</Text> : null}
      <ListRows columns={columns} height={height} state={state} />
      <Box marginTop={1} flexDirection="column">
        <BelowLists {...state} />
        {typing?.what === "name" ? <Text wrap="truncate-start">{`Save as: ${typing.text}█`}</Text> : null}
        {message === null ? null : <Text color="yellow">{message}</Text>}
        <Keys {...state} />
      </Box>
    </Box>
  )
}

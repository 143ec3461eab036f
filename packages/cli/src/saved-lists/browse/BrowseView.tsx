import { Spinner } from "@inkjs/ui"
import { CHARGES } from "@listwright/domain/glossary"
import { dollars } from "@listwright/domain/shared"
import { Box, Text } from "ink"
import type { Counted } from "../../counting/CountState.ts"
import { whole } from "../../counting/figures.ts"
import { Row } from "../../counting/Row.tsx"
import type { Below, Browsing } from "./browsing.ts"

/** Lines that everything but the lists takes. */
const OTHER_LINES = 12
/** Columns of a row besides its name. */
const OTHER_COLUMNS = 46

/** Rows of lists that a terminal of this height has room for. */
export const listedRows = (height: number): number => Math.max(3, height - OTHER_LINES)

const KEYS: Readonly<Record<Below["kind"] | "typing", string>> = {
  nothing: "↑↓ move · space select · enter count · / search · c combine · q quit",
  counted: "↑↓ move · space select · enter count · c combine · s save the combination · esc close · q quit",
  operations:
    "u in any · i in all · m in the first alone · 1–9 in exactly so many · any other key: none of these",
  typing: "enter done · esc leave as it was",
}

const Figures = ({ counted: { answer, quote } }: { counted: Counted }) => (
  <>
    <Row label="Records" figures={[whole(answer.total)]} />
    <Row label="With phones" figures={[whole(answer.withPhones)]} />
    {quote === null ? null : (
      <Row label={CHARGES.beforeTax} labelWidth={18} figures={[dollars(quote.figures.TotalPretaxCost)]} />
    )}
  </>
)

const BelowLists = ({ below }: { below: Below }) => {
  switch (below.kind) {
    case "nothing":
      return null
    case "operations":
      return <Text bold>How do they combine?</Text>
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

const Lists = ({ columns, height, state }: { columns: number; height: number; state: Browsing }) => {
  const { cursor, rows, selected } = state
  if (rows === null) return <Spinner label="Looking up saved lists" />
  if (rows.length === 0) return <Text dimColor>No saved list.</Text>
  const room = listedRows(height)
  const first = Math.max(0, Math.min(cursor - Math.floor(room / 2), rows.length - room))
  const width = Math.max(10, columns - OTHER_COLUMNS)
  return (
    <Box flexDirection="column">
      {rows.slice(first, first + room).map((row, at) => {
        const place = selected.findIndex(({ orderId }) => orderId === row.orderId)
        const isHere = first + at === cursor
        return (
          <Box key={row.orderId}>
            <Text bold={isHere}>{isHere ? "> " : "  "}</Text>
            <Text>{place === -1 ? "[ ] " : `[${place + 1}] `}</Text>
            <Box width={width}>
              <Text bold={isHere} wrap="truncate-end">
                {row.orderDesc}
              </Text>
            </Box>
            <Box width={13} justifyContent="flex-end">
              <Text>{whole(row.totalDesiredQty)}</Text>
            </Box>
            <Box width={13} justifyContent="flex-end">
              <Text>{dollars(row.totalEstmCost)}</Text>
            </Box>
            <Box width={12} justifyContent="flex-end">
              <Text dimColor>{row.orderDate}</Text>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

const heading = ({ rows, search, selected, total, typing }: Browsing): string => {
  const shown = rows === null ? "" : `  ${whole(rows.length)} of ${whole(total)}`
  const chosen = selected.length === 0 ? "" : `  ${selected.length} selected`
  const sought = typing?.what === "search" || search === "" ? "" : `  with '${search}'`
  return `Saved lists${shown}${sought}${chosen}`
}

/** The screen of saved lists. `columns` and `height`: of the terminal. */
export const BrowseView = ({
  columns,
  height,
  state,
}: {
  columns: number
  height: number
  state: Browsing
}) => {
  const { below, message, typing } = state
  return (
    <Box flexDirection="column" width={columns}>
      <Text bold wrap="truncate-end">
        {heading(state)}
      </Text>
      {typing === null ? null : (
        <Text>{`${typing.what === "search" ? "Search" : "Save as"}: ${typing.text}█`}</Text>
      )}
      <Lists columns={columns} height={height} state={state} />
      <Box marginTop={1} flexDirection="column">
        <BelowLists below={below} />
        {message === null ? null : <Text color="yellow">{message}</Text>}
        <Text dimColor wrap="truncate-end">
          {typing === null ? KEYS[below.kind] : KEYS.typing}
        </Text>
      </Box>
    </Box>
  )
}

import { Spinner } from "@inkjs/ui"
import { dollars } from "@listwright/domain/shared"
import { Box, Text } from "ink"
import { formatInteger } from "../../counting/figures.ts"
import type { BrowseState } from "./browsing.ts"

/** The number of lines used by everything except the lists. */
const OTHER_LINES = 12
const MIN_NAME_LENGTH = 16
/** The width of the cursor and of a list's position in a combination. */
const MARKS = 6

const COLUMNS = [
  { heading: "Records", width: 13, needs: 0 },
  { heading: "Cost", width: 13, needs: 50 },
  { heading: "Saved", width: 12, needs: 66 },
] as const
type Heading = (typeof COLUMNS)[number]["heading"]

/** Returns the number of list rows that fit on a terminal of this height. */
export const visibleRowCount = (height: number): number => Math.max(3, height - OTHER_LINES)

/** Returns the zero-based index range of the visible lists, which includes the list at the cursor. */
export const visibleListRange = (
  { cursor, rows }: BrowseState,
  height: number,
): readonly [number, number] => {
  const room = visibleRowCount(height)
  const count = rows?.length ?? 0
  const first = Math.max(0, Math.min(cursor - Math.floor(room / 2), count - room))
  return [first, Math.min(count, first + room)]
}

const NoLists = ({ search }: { search: string }) =>
  search === "" ? (
    <Text>You have no saved lists yet. To create one, run: listwright saved save NAME --file FILE</Text>
  ) : (
    <Text>{`No list has '${search}' in its name or code. Press / to search again, or esc to see all lists.`}</Text>
  )

/** Shows the lists that fit on the screen, each with its count. A narrow terminal shows fewer columns. */
export const ListRows = ({
  columns,
  height,
  state,
}: {
  columns: number
  height: number
  state: BrowseState
}) => {
  const { cursor, message, rows, search, selected } = state
  if (rows === null) return <Spinner label="Loading saved lists" />
  // Where the lists could not be read, the message says so.
  if (rows.length === 0) return message === null ? <NoLists search={search} /> : null
  const [first, end] = visibleListRange(state, height)
  const shown = COLUMNS.filter(({ needs }) => columns >= needs)
  const nameWidth = Math.max(
    MIN_NAME_LENGTH,
    columns - MARKS - shown.reduce((sum, { width }) => sum + width, 0),
  )
  return (
    <Box flexDirection="column">
      <Box>
        <Box width={MARKS + nameWidth} paddingLeft={MARKS}>
          <Text dimColor>Name</Text>
        </Box>
        {shown.map(({ heading, width }) => (
          <Box key={heading} width={width} justifyContent="flex-end">
            <Text dimColor>{heading}</Text>
          </Box>
        ))}
      </Box>
      {rows.slice(first, end).map((row, at) => {
        const place = selected.findIndex(({ id }) => id === row.id)
        const isHere = first + at === cursor
        const cells: Readonly<Record<Heading, string>> = {
          Records: formatInteger(row.quantity),
          Cost: dollars(row.estimatedCost),
          Saved: row.orderDate,
        }
        return (
          <Box key={row.id}>
            <Text bold={isHere}>{isHere ? "> " : "  "}</Text>
            <Text>{place === -1 ? "[ ] " : `[${place + 1}] `}</Text>
            <Box width={nameWidth}>
              <Text bold={isHere} wrap="truncate-end">
                {row.name}
              </Text>
            </Box>
            {shown.map(({ heading, width }) => (
              <Box key={heading} width={width} justifyContent="flex-end">
                <Text bold={isHere}>{cells[heading]}</Text>
              </Box>
            ))}
          </Box>
        )
      })}
    </Box>
  )
}

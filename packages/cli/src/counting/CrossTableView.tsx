import { Box, Text } from "ink"
import { formatInteger } from "./figures.ts"
import type { NamedCrossTable } from "./CountInsights.ts"

const LABEL_WIDTH = 20
const CELL_WIDTH = 15
/** The number of columns that fit beside the label in a width of 80. */
const ABREAST = 4

const blocksOf = (columns: number): ReadonlyArray<number> =>
  Array.from({ length: Math.ceil(columns / ABREAST) }, (_, block) => block * ABREAST)

const Cell = ({ text }: { text: string }) => (
  <Box width={CELL_WIDTH} justifyContent="flex-end" alignItems="flex-end" paddingLeft={1}>
    <Text>{text}</Text>
  </Box>
)

/** Shows a cross table of two attributes, split into blocks of as many columns as fit on a screen. */
export const CrossTableView = ({ table: { across, down, names } }: { table: NamedCrossTable }) => (
  <Box flexDirection="column" marginTop={1}>
    <Text>{`${names[0]} by ${names[1]}`}</Text>
    {blocksOf(across.length).map((from) => (
      <Box key={from} flexDirection="column" marginTop={from === 0 ? 0 : 1}>
        <Box>
          <Box width={LABEL_WIDTH} />
          {across.slice(from, from + ABREAST).map(({ name, value }) => (
            <Cell key={value ?? ""} text={name} />
          ))}
        </Box>
        {down.map(({ name, records, value }) => (
          <Box key={value ?? ""}>
            <Box width={LABEL_WIDTH}>
              <Text wrap="truncate-end">{name}</Text>
            </Box>
            {records.slice(from, from + ABREAST).map((count, at) => (
              <Cell key={at} text={formatInteger(count)} />
            ))}
          </Box>
        ))}
      </Box>
    ))}
  </Box>
)

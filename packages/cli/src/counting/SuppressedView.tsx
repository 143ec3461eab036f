import type { SuppressedCount } from "@listwright/domain/counting"
import { SUPPRESSIONS } from "@listwright/domain/glossary"
import { Box } from "ink"
import { formatInteger } from "./figures.ts"
import { Row } from "./Row.tsx"

/** The label width in columns, wide enough for a source's name. */
const SOURCE_WIDTH = 27

/** Shows the numbers of records matched and removed by each suppression source. */
export const SuppressedView = ({ suppressed }: { suppressed: ReadonlyArray<SuppressedCount> }) =>
  suppressed.length === 0 ? null : (
    <Box flexDirection="column" marginTop={1}>
      <Row label="Suppressed" figures={["Matched", "Taken"]} labelWidth={SOURCE_WIDTH} />
      {suppressed.map(({ matched, source, taken }) => (
        <Row
          key={source}
          label={SUPPRESSIONS[source]}
          figures={[formatInteger(matched), formatInteger(taken)]}
          labelWidth={SOURCE_WIDTH}
        />
      ))}
    </Box>
  )

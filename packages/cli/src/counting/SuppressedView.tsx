import type { SuppressedCount } from "@listwright/domain/counting"
import { SUPPRESSIONS } from "@listwright/domain/glossary"
import { Box } from "ink"
import { whole } from "./figures.ts"
import { Row } from "./Row.tsx"

/** The width of the labels in columns, enough for the name of a source. */
const SOURCE_WIDTH = 27

/** Shows the records that each suppression source matched, and those that it removed. */
export const SuppressedView = ({ suppressed }: { suppressed: ReadonlyArray<SuppressedCount> }) =>
  suppressed.length === 0 ? null : (
    <Box flexDirection="column" marginTop={1}>
      <Row label="Left out" figures={["Matched", "Taken"]} labelWidth={SOURCE_WIDTH} />
      {suppressed.map(({ matched, source, taken }) => (
        <Row
          key={source}
          label={SUPPRESSIONS[source]}
          figures={[whole(matched), whole(taken)]}
          labelWidth={SOURCE_WIDTH}
        />
      ))}
    </Box>
  )

import { changeCauseText, type CountChanges } from "@listwright/domain/counting"
import { SUPPRESSIONS } from "@listwright/domain/glossary"
import { Box, Text } from "ink"
import { areaKeyCode } from "./areaKeyCode.ts"
import { formatInteger } from "./figures.ts"
import { Row } from "./Row.tsx"

const LABEL_WIDTH = 27
/** The maximum number of areas shown; more would push the figures off the screen. */
const SHOWN_AREAS = 20

const figure = (value: number | null | undefined): string =>
  value === null || value === undefined ? "–" : formatInteger(value)

/** Shows the changes since a receipt, and their causes. */
export const ChangesView = ({ changes: { areas, causes, suppressed, total } }: { changes: CountChanges }) => (
  <Box flexDirection="column" marginTop={1}>
    <Row label="Since the receipt" figures={["Then", "Now"]} labelWidth={LABEL_WIDTH} />
    <Row label="All" figures={[figure(total.before), figure(total.after)]} labelWidth={LABEL_WIDTH} />
    {areas.slice(0, SHOWN_AREAS).map(({ after, before, key }) => (
      <Row
        key={key}
        label={areaKeyCode(key)}
        figures={[figure(before), figure(after)]}
        labelWidth={LABEL_WIDTH}
      />
    ))}
    {areas.length > SHOWN_AREAS ? (
      <Text dimColor>{`and ${formatInteger(areas.length - SHOWN_AREAS)} more areas; --json has all`}</Text>
    ) : null}
    {suppressed.map(({ after, before, source }) => (
      <Row
        key={source}
        label={SUPPRESSIONS[source]}
        figures={[figure(before?.taken), figure(after?.taken)]}
        labelWidth={LABEL_WIDTH}
      />
    ))}
    {causes.map((cause) => (
      <Text key={cause.kind}>{changeCauseText(cause)}</Text>
    ))}
    {causes.length === 0 ? <Text dimColor>Nothing changed.</Text> : null}
  </Box>
)

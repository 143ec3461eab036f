import { additionalRecordsText } from "@listwright/domain/counting"
import { recordCountText } from "@listwright/domain/shared"
import { Box, Text } from "ink"
import type { CountExplanations } from "./explain.ts"
import { formatInteger } from "./figures.ts"
import { Row } from "./Row.tsx"

/** The label width in columns, wide enough for an attribute's name. */
const STEP_WIDTH = 27
const MORE_WIDTH = 22

/**
 * Shows the records that each choice keeps and removes, and the changes that would add records or get close to the
 * wanted quantity.
 */
export const ExplanationView = ({
  waterfall,
  lists,
  suggestions,
  restrictions,
  want,
}: CountExplanations & { readonly want?: number | undefined }) => (
  <>
    {waterfall === null ? null : (
      <Box flexDirection="column" marginTop={1}>
        <Row label="Effect of each choice" figures={["Leaves", "Removes"]} labelWidth={STEP_WIDTH} />
        {waterfall.map(({ name, leaves, removes }, at) => (
          <Row
            key={at}
            label={name}
            figures={[formatInteger(leaves), formatInteger(removes)]}
            labelWidth={STEP_WIDTH}
          />
        ))}
      </Box>
    )}
    {lists === null ? null : (
      <Box flexDirection="column" marginTop={1}>
        <Row label="What each list adds" figures={["People", "Only here"]} labelWidth={STEP_WIDTH} />
        {lists.map(({ name, only, records, savedCount }) => (
          <Row
            key={savedCount}
            label={name}
            figures={[formatInteger(records), formatInteger(only)]}
            labelWidth={STEP_WIDTH}
          />
        ))}
      </Box>
    )}
    {suggestions === null || (suggestions.length === 0 && want !== undefined) ? null : (
      <Box flexDirection="column" marginTop={1}>
        <Text>How to reach more people</Text>
        {suggestions.map(({ name, more }, at) => (
          <Box key={at}>
            <Box width={MORE_WIDTH}>
              <Text>{additionalRecordsText(more)}</Text>
            </Box>
            <Text>{name}</Text>
          </Box>
        ))}
        {suggestions.length === 0 ? (
          <Text dimColor>Your choices don't remove any records. To reach more people, add areas.</Text>
        ) : null}
      </Box>
    )}
    {restrictions === null || (restrictions.length === 0 && (suggestions ?? []).length > 0) ? null : (
      <Box flexDirection="column" marginTop={1}>
        <Text>{`How to get close to ${formatInteger(want ?? 0)}`}</Text>
        {restrictions.map(({ name, records }, at) => (
          <Box key={at}>
            <Box width={MORE_WIDTH}>
              <Text>{recordCountText(records)}</Text>
            </Box>
            <Text>{name}</Text>
          </Box>
        ))}
        {restrictions.length === 0 ? (
          <Text dimColor>No single change gets closer than the whole list.</Text>
        ) : null}
      </Box>
    )}
  </>
)

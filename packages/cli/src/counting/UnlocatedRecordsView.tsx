import { type UnlocatedRecords, unlocatedRecordsText } from "@listwright/domain/counting"
import { Box, Text } from "ink"

/** Shows the number of records that the shapes exclude because their location is unknown. */
export const UnlocatedRecordsView = ({ withoutPlace }: { withoutPlace: ReadonlyArray<UnlocatedRecords> }) =>
  withoutPlace.length === 0 ? null : (
    <Box flexDirection="column" marginTop={1}>
      {withoutPlace.map((one) => (
        <Text key={one.granularity}>{unlocatedRecordsText(one)}</Text>
      ))}
    </Box>
  )

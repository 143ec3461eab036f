import { columnName, type SampleRecord } from "@listwright/domain/counting"
import { Box, Text } from "ink"
import type { CountInsights } from "./CountInsights.ts"

const Part = ({ text, width }: { text: string; width: number }) => (
  <Box width={width} paddingRight={1}>
    <Text wrap="truncate-end">{text}</Text>
  </Box>
)

const Person = ({ record }: { record: SampleRecord }) => (
  <Box>
    <Part text={`${record.firstName} ${record.lastName}`} width={12} />
    <Part text={record.address} width={29} />
    <Part text={`${record.city}, ${record.state} ${record.zip}`} width={26} />
    <Text>{record.phone ?? ""}</Text>
  </Box>
)

/** Shows masked records, one per line, each followed by its values for the attributes that the list selects by. */
export const SampleView = ({
  sample: { columns, records },
}: {
  sample: NonNullable<CountInsights["sample"]>
}) => (
  <Box flexDirection="column" marginTop={1}>
    <Text>{records.length === 0 ? "No records to show." : "Some of the records, masked"}</Text>
    {records.map((record, at) => (
      <Box key={at} flexDirection="column">
        <Person record={record} />
        {record.values.length === 0 ? null : (
          <Text dimColor wrap="truncate-end">
            {`  ${record.values
              .map(({ column, text }) => `${columnName(columns, column)} ${text === "" ? "not known" : text}`)
              .join(", ")}`}
          </Text>
        )}
      </Box>
    ))}
  </Box>
)

import { Box, Text } from "ink"

const LABEL_WIDTH = 14
const NUMBER_WIDTH = 13

export interface RowProps {
  readonly label: string
  readonly figures: ReadonlyArray<string>
  readonly isBold?: boolean
  /** The label's width in columns. */
  readonly labelWidth?: number
}

/** A label and right-aligned figures in columns. */
export const Row = ({ label, figures, isBold = false, labelWidth = LABEL_WIDTH }: RowProps) => (
  <Box>
    <Box width={labelWidth}>
      <Text bold={isBold} wrap="truncate-end">
        {label}
      </Text>
    </Box>
    {figures.map((figure, column) => (
      <Box key={column} width={NUMBER_WIDTH} justifyContent="flex-end">
        <Text bold={isBold}>{figure}</Text>
      </Box>
    ))}
  </Box>
)

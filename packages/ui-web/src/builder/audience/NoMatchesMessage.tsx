import { emptyListText } from "@listwright/domain/shared"
import { Search } from "lucide-react"
import { Button } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"

export interface NoMatchesMessageProps {
  /** The label of the button that clears the filter: 'Show all interests'. */
  readonly back: string
  readonly onBack: () => void
}

/** The message shown if nothing on the page matches the filter. */
export function NoMatchesMessage({ back, onBack }: NoMatchesMessageProps) {
  return (
    <EmptyState
      title={emptyListText("options")}
      icon={Search}
      action={<Button onPress={onBack}>{back}</Button>}
    >
      No name, description or category here contains these words.
    </EmptyState>
  )
}

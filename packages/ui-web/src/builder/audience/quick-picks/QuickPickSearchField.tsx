import { TextField } from "../../../design/TextField.tsx"

export interface QuickPickSearchFieldProps {
  /** The number of quick picks to search. */
  readonly among: number
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** The number of quick picks that fit on a screen. */
const MANY = 12

/** A search field that finds a quick pick by its name or description; empty if there are only a few. */
export function QuickPickSearchField({ among, onType, typed }: QuickPickSearchFieldProps) {
  if (among <= MANY && typed === "") return null
  return (
    <search>
      <TextField
        label="Find a quick pick"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        description="Enter part of its name or description"
      />
    </search>
  )
}

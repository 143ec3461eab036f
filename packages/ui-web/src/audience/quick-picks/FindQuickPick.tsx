import { TextField } from "../../design/TextField.tsx"

export interface FindQuickPickProps {
  /** The number of quick picks to search. */
  readonly among: number
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** More than fit on a screen. */
const MANY = 12

/** Finds one among many quick picks, by its name or what is said of it. */
export function FindQuickPick({ among, onType, typed }: FindQuickPickProps) {
  if (among <= MANY && typed === "") return null
  return (
    <search>
      <TextField
        label="Find a quick pick"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        description="A part of its name or description"
      />
    </search>
  )
}

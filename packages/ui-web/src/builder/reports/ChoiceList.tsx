import { useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Checkbox } from "../../design/Checkbox.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { TextField } from "../../design/TextField.tsx"

export interface Choice {
  readonly key: string
  readonly label: string
}

export interface ChoiceListProps {
  /** The accessible name of the group: 'Report rows'. */
  readonly label: string
  /** The plural noun for the choices: 'areas'. */
  readonly noun: string
  readonly choices: ReadonlyArray<Choice>
  readonly chosen: ReadonlySet<string>
  readonly onChosen: (chosen: ReadonlySet<string>) => void
}

/** The maximum number of choices shown at once; the search finds the others. */
const MAX_SHOWN = 100
/** The maximum number of choices that don't need a search. */
const FEW = 12

/** A list of checkboxes. If none is checked, everything is included. */
export function ChoiceList({ choices, chosen, label, noun, onChosen }: ChoiceListProps) {
  const [search, setSearch] = useState("")
  const wanted = search.trim().toLowerCase()
  const found = choices.filter((choice) => choice.label.toLowerCase().includes(wanted))
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChosen(next)
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-2">
        <p role="status" className="tabular min-w-0 py-0.5 text-muted">
          {chosen.size === 0
            ? `None chosen, so the report includes all ${recordsText(choices.length)} ${noun}.`
            : `${recordsText(chosen.size)} of ${recordsText(choices.length)} ${noun}.`}
        </p>
        <Button kind="quiet" size="small" isDisabled={chosen.size === 0} onPress={() => onChosen(new Set())}>
          Clear
        </Button>
      </div>
      {choices.length > FEW ? (
        <TextField
          label={`Find ${noun}`}
          hideLabel
          type="search"
          placeholder={`Find ${noun}`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      ) : null}
      <fieldset className="max-h-[320px] overflow-y-auto rounded-card border border-line p-3">
        <legend className="sr-only">{label}</legend>
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {found.slice(0, MAX_SHOWN).map((choice) => (
            <Checkbox key={choice.key} checked={chosen.has(choice.key)} onChange={() => toggle(choice.key)}>
              {choice.label}
            </Checkbox>
          ))}
        </div>
        {found.length === 0 ? <p className="text-muted">No matches.</p> : null}
        {found.length > MAX_SHOWN ? (
          <p className="mt-3 text-xs text-muted">
            {recordsText(found.length - MAX_SHOWN)} more. Type a name to find them.
          </p>
        ) : null}
      </fieldset>
    </div>
  )
}

import type { FormEvent } from "react"
import type { Section } from "../../list/areas/sections.ts"
import type { AreaAdder } from "../../list/areas/useCreateAreaAdder.ts"
import { Button } from "../../design/Button.tsx"
import { TextField } from "../../design/TextField.tsx"
import { isLocked } from "./isLocked.ts"
import { SectionAlert } from "./SectionAlert.tsx"

export interface CodeRangeProps {
  readonly section: Section
  readonly adding: AreaAdder
  /** The number of characters in each end of the range. */
  readonly characters: number
  /** The limit of the range in words: '500 SCF Codes'. */
  readonly most: string
  readonly from: string
  readonly to: string
  readonly onChange: (ends: { readonly from?: string; readonly to?: string }) => void
}

/** A range of codes, inclusive. */
export function CodeRange({ adding, characters, from, most, onChange, section, to }: CodeRangeProps) {
  const add = (event: FormEvent) => {
    event.preventDefault()
    void adding.add(section, "add")
  }
  const shared = {
    inputMode: "numeric",
    autoComplete: "off",
    maxLength: characters,
    readOnly: adding.busy === section,
    className: "w-32",
    inputClassName: "tabular tracking-wide",
  } as const
  return (
    <form onSubmit={add} noValidate>
      <SectionAlert alert={adding.alerts[section]} />
      <p className="mb-2 text-sm text-muted">Both ends are included. The maximum is {most}.</p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="From"
          {...shared}
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          label="To"
          {...shared}
          value={to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        <Button type="submit" isDisabled={isLocked(adding.busy, section)} isPending={adding.busy === section}>
          Add
        </Button>
      </div>
    </form>
  )
}

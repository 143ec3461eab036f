import { ZIP_BOX_CHARACTERS, ZIP_RANGE_MAX } from "@listwright/domain/geography"
import type { FormEvent } from "react"
import { Button } from "../design/Button.tsx"
import { recordsText } from "../design/Figure.tsx"
import { TextField } from "../design/TextField.tsx"
import { SectionAlert } from "./SectionAlert.tsx"
import { useTypedAreas } from "../areas/TypedAreas.tsx"
import { isLocked } from "./ZipBoxesSection.tsx"
import type { SectionProps } from "./ZipSections.tsx"

/** Every ZIP Code from one to another, both included. spec: order-builder §5 (ZIP range) */
export function RangeSection({ adding }: SectionProps) {
  const { typed, edit } = useTypedAreas()
  const add = (event: FormEvent) => {
    event.preventDefault()
    void adding.add("zipRange", "add")
  }
  const shared = {
    inputMode: "numeric",
    autoComplete: "off",
    maxLength: ZIP_BOX_CHARACTERS,
    readOnly: adding.busy === "zipRange",
    className: "w-32",
    inputClassName: "tabular tracking-wide",
  } as const
  return (
    <form onSubmit={add} noValidate>
      <SectionAlert alert={adding.alerts.zipRange} />
      <p className="mb-2 text-sm text-muted">
        Both ends are included; at most {recordsText(ZIP_RANGE_MAX)} ZIP Codes.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="From"
          {...shared}
          value={typed.from}
          onChange={(event) => edit({ from: event.target.value })}
        />
        <TextField
          label="To"
          {...shared}
          value={typed.to}
          onChange={(event) => edit({ to: event.target.value })}
        />
        <Button
          type="submit"
          isDisabled={isLocked(adding.busy, "zipRange")}
          isPending={adding.busy === "zipRange"}
        >
          Add
        </Button>
      </div>
    </form>
  )
}

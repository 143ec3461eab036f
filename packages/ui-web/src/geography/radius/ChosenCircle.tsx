import type { Area } from "@listwright/domain/definition"
import { typeRadius } from "@listwright/domain/geography"
import { Result } from "effect"
import { type FormEvent, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { TextField } from "../../design/TextField.tsx"

export interface ChosenCircleProps {
  readonly area: Extract<Area, { readonly kind: "radius" }>
  /** The same circle with another radius. */
  readonly onChange: (changed: Area) => void
}

/** The radius of the circle that is chosen on the map, as a field: the same as its grip. spec: order-builder §5 (Radius) [ob5-radius-cap] */
export function ChosenCircle({ area, onChange }: ChosenCircleProps) {
  const [typed, setTyped] = useState(String(area.miles))
  const [problem, setProblem] = useState<string>()
  // The grip was dragged meanwhile.
  const [known, setKnown] = useState(area.miles)
  if (known !== area.miles) {
    setKnown(area.miles)
    setTyped(String(area.miles))
    setProblem(undefined)
  }
  const change = (event: FormEvent) => {
    event.preventDefault()
    const changed = typeRadius(area, typed)
    if (Result.isFailure(changed)) return setProblem(changed.failure.text)
    setProblem(undefined)
    onChange(changed.success)
  }
  return (
    <form noValidate className="max-w-72" onSubmit={change}>
      <TextField
        label={`Radius of ${area.name === "" ? "the circle" : area.name} in miles`}
        inputMode="decimal"
        inputClassName="tabular"
        autoComplete="off"
        value={typed}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
        }}
        suffix={<Button type="submit">Change</Button>}
      />
    </form>
  )
}

import type { Area } from "@listwright/domain/definition"
import { setRadiusFromText } from "@listwright/domain/geography"
import { Button } from "../../../design/Button.tsx"
import { TextField } from "../../../design/TextField.tsx"
import { useTypedShape } from "../../../list/map/useTypedShape.ts"

export interface ChosenCircleProps {
  readonly area: Extract<Area, { readonly kind: "radius" }>
  /** Called with the circle after its radius changes. */
  readonly onChange: (changed: Area) => void
}

/**
 * A field for the radius of the circle chosen on the map; it edits the same radius as the circle's handle
 * [ob5-radius-cap].
 */
export function ChosenCircle({ area, onChange }: ChosenCircleProps) {
  const { edit, problem, submit, typed } = useTypedShape(
    String(area.miles),
    (text) => setRadiusFromText(area, text),
    onChange,
  )
  return (
    <form noValidate className="max-w-72" onSubmit={submit}>
      <TextField
        label={`Radius of ${area.name === "" ? "the circle" : area.name} in miles`}
        inputMode="decimal"
        inputClassName="tabular"
        autoComplete="off"
        value={typed}
        error={problem}
        onChange={({ target }) => edit(target.value)}
        suffix={<Button type="submit">Change</Button>}
      />
    </form>
  )
}

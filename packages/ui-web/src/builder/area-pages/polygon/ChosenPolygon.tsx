import type { Area } from "@listwright/domain/definition"
import { cornerLines, MAX_POLYGON_POINTS, setPolygonFromText } from "@listwright/domain/geography"
import { formatWholeNumber } from "@listwright/domain/shared"
import { Button } from "../../../design/Button.tsx"
import { TextArea } from "../../../design/TextArea.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { useTypedShape } from "../../../list/map/useTypedShape.ts"

export interface ChosenPolygonProps {
  readonly area: Extract<Area, { readonly kind: "polygon" }>
  /** Called with the polygon after its corners change. */
  readonly onChange: (changed: Area) => void
}

/** The number of lines in the field; additional lines scroll. */
const MAX_ROWS = 8

/** A field for the corners of the polygon chosen on the map; it edits the same corners as the polygon's handles. */
export function ChosenPolygon({ area, onChange }: ChosenPolygonProps) {
  const { listType } = useDraft().draft
  const corners = cornerLines(area.points)
  const { edit, problem, submit, typed } = useTypedShape(
    corners,
    (text) => setPolygonFromText(area, text, listType),
    onChange,
  )
  return (
    <form noValidate className="flex max-w-96 flex-col items-start gap-2" onSubmit={submit}>
      <TextArea
        label={`Corners of ${area.name === "" ? "the polygon" : area.name}`}
        description={`Enter one longitude and latitude per line, up to ${formatWholeNumber(MAX_POLYGON_POINTS)} lines.`}
        error={problem}
        rows={Math.min(MAX_ROWS, area.points.length + 1)}
        wrap="off"
        autoComplete="off"
        spellCheck={false}
        className="tabular w-full"
        value={typed}
        onChange={({ target }) => edit(target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" isDisabled={typed === corners}>
          Change
        </Button>
        {typed === corners ? null : (
          <Button kind="quiet" onPress={() => edit(corners)}>
            Reset
          </Button>
        )}
      </div>
    </form>
  )
}

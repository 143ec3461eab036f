import { shapeSketchText } from "@listwright/domain/geography"
import { Sketch } from "./Sketch.tsx"
import type { ParsedShape } from "./useParsedShape.ts"
import { WordedText } from "../../../design/wording.tsx"

export interface SketchPanelProps extends ParsedShape {
  /** True if the field already shows the error, which then isn't repeated here. */
  readonly isSaid: boolean
}

/** The sketch of the typed shape, also described in words. Its size doesn't depend on its content. */
export function SketchPanel({ isSaid, problem, sketch }: SketchPanelProps) {
  const words = sketch === null ? null : <span aria-hidden="true">{shapeSketchText(sketch)}</span>
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="text-sm font-medium">Sketch</p>
      <Sketch sketch={sketch} isBehind={problem !== null} />
      <p className="tabular line-clamp-2 min-h-9 text-xs text-muted">
        {problem === null ? words : isSaid ? null : <WordedText text={problem} />}
      </p>
    </div>
  )
}

import {
  granularityName,
  granularityOptions,
  MAX_POLYGON_POINTS,
  type ParsedShapeFile,
} from "@listwright/domain/geography"
import type { Notice } from "@listwright/domain/shared"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useAreaAdder } from "../../../list/areas/AreaAdderProvider.tsx"
import type { AddPermission } from "../../../list/areas/AreaSection.ts"
import { EMPTY_TYPED_AREAS, type TypedAreas } from "../../../list/areas/TypedAreas.ts"
import { useTypedAreas } from "../../../list/areas/TypedAreasProvider.tsx"
import { Button } from "../../../design/Button.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { RadioGroup } from "../../../design/RadioGroup.tsx"
import { TextArea } from "../../../design/TextArea.tsx"
import { TextField } from "../../../design/TextField.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { isLocked } from "../isLocked.ts"
import { SectionAlert } from "../SectionAlert.tsx"
import { selectInvalidLine } from "./selectInvalidLine.ts"
import { ShapeFileField } from "./ShapeFileField.tsx"
import { SketchPanel } from "./SketchPanel.tsx"
import { useParsedShape } from "./useParsedShape.ts"

const EXAMPLE = "-87.70, 41.90\n-87.60, 41.90\n-87.65, 42.00"

/** A form for a shape with its corners, name, and granularity, and a sketch beside them. */
export function ShapeForm() {
  const { listType } = useDraft().draft
  const { typed, edit } = useTypedAreas()
  const adding = useAreaAdder()
  const text = useRef<HTMLTextAreaElement>(null)
  /** The error in a file's corners. */
  const [ofFile, setOfFile] = useState<Notice | null>(null)
  /** The name from the last file, which is replaced by the next file. */
  const nameOfFile = useRef("")
  const shape = useParsedShape(typed.shape)
  const corners = shape.sketch?.corners ?? 0
  const alert = adding.alerts.polygon
  const refusal = ofFile ?? (alert?.notice.kind === "warning" ? alert.notice : null)
  const isBusy = adding.busy === "polygon"

  // The step's own button can trigger an Add too. A refused text is marked and gets the focus.
  const marked = useRef(refusal)
  useEffect(() => {
    if (refusal !== null && refusal !== marked.current && text.current !== null)
      selectInvalidLine(text.current)
    marked.current = refusal
  }, [refusal])

  const change = (fields: Partial<TypedAreas>) => {
    edit(fields)
    // What was said is about what the fields held before.
    setOfFile(null)
    adding.clearAlert("polygon")
  }
  const takeFile = (read: ParsedShapeFile) => {
    const isNamed = typed.shapeName !== "" && typed.shapeName !== nameOfFile.current
    const takesName = read.warning === null && !isNamed
    change({ shape: read.text, ...(takesName ? { shapeName: read.name } : {}) })
    if (takesName) nameOfFile.current = read.name
    setOfFile(read.warning)
  }
  const add = async (permission: AddPermission) => {
    setOfFile(null)
    await adding.add("polygon", "add", permission)
    text.current?.focus()
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void add("none")
      }}
    >
      {refusal === null ? <SectionAlert alert={alert} /> : null}
      <div className="grid gap-4 md:grid-cols-2">
        <TextArea
          ref={text}
          label="Corners"
          description={
            <>
              Enter one longitude and latitude per line, or paste GeoJSON or KML.{" "}
              <span
                className={corners > MAX_POLYGON_POINTS ? "tabular font-medium text-critical" : "tabular"}
              >
                {recordsText(corners)} of {recordsText(MAX_POLYGON_POINTS)} corners
              </span>
            </>
          }
          error={refusal?.text}
          placeholder={EXAMPLE}
          rows={9}
          wrap="off"
          autoComplete="off"
          spellCheck={false}
          readOnly={isBusy}
          className="tabular min-w-0"
          value={typed.shape}
          onChange={({ target }) => change({ shape: target.value })}
        />
        <SketchPanel {...shape} isSaid={refusal?.text === shape.problem} />
      </div>
      <ShapeFileField isDisabled={adding.busy !== null} onRead={takeFile} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Name"
          optional
          autoComplete="off"
          readOnly={isBusy}
          value={typed.shapeName}
          onChange={({ target }) => edit({ shapeName: target.value })}
        />
        <RadioGroup
          label="Granularity"
          inline
          isDisabled={adding.busy !== null}
          value={typed.shapeGranularity}
          onChange={(shapeGranularity) => edit({ shapeGranularity })}
          options={granularityOptions("polygon", listType).map((value) => ({
            value,
            text: granularityName(value),
          }))}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isDisabled={isLocked(adding.busy, "polygon")} isPending={isBusy}>
          Add
        </Button>
        {shape.problem === null && corners > MAX_POLYGON_POINTS ? (
          <Button isDisabled={adding.busy !== null} onPress={() => void add("maySimplify")}>
            Simplify to {recordsText(MAX_POLYGON_POINTS)} corners and add
          </Button>
        ) : null}
        <Button
          kind="quiet"
          isDisabled={adding.busy !== null || `${typed.shape}${typed.shapeName}` === ""}
          onPress={() => {
            change({ shape: EMPTY_TYPED_AREAS.shape, shapeName: EMPTY_TYPED_AREAS.shapeName })
            text.current?.focus()
          }}
        >
          Clear
        </Button>
      </div>
    </form>
  )
}

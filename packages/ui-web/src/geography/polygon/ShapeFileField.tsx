import { type Notice, notice } from "@listwright/domain/shared"
import { type ReadShapeFile, readShapeFile, shapeFileTooLarge } from "@listwright/domain/geography"
import { Upload } from "lucide-react"
import { type DragEvent, useId, useRef, useState } from "react"
import { FileInput } from "../../design/FileInput.tsx"
import { Button } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { recordsText } from "../../design/Figure.tsx"

const severalFiles = notice("warning", "", "Drop one file: a list takes one shape at a time.")
const unreadable = notice("warning", "", "The file could not be read. Choose it again.")

export interface ShapeFileFieldProps {
  readonly isDisabled: boolean
  /** A file was read: its corners, or what is wrong with them. */
  readonly onRead: (read: ReadShapeFile) => void
}

/** Takes a file of a shape, dropped or chosen. What it could not even read, it says itself. */
export function ShapeFileField({ isDisabled, onRead }: ShapeFileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [refused, setRefused] = useState<Notice | null>(null)
  const [said, setSaid] = useState("")

  const refuse = (why: Notice) => {
    setSaid("")
    setRefused(why)
  }
  const read = async (files: ReadonlyArray<File>) => {
    const [file, ...others] = files
    if (file === undefined) return
    const tooLarge = shapeFileTooLarge(file.size)
    if (others.length > 0) return refuse(severalFiles)
    if (tooLarge !== null) return refuse(tooLarge)
    const content = await file.text().catch(() => null)
    if (content === null) return refuse(unreadable)
    const found = readShapeFile({ name: file.name, content })
    setRefused(null)
    setSaid(found.warning === null ? `${recordsText(found.corners)} corners read from ${file.name}` : "")
    onRead(found)
  }
  // For a mouse only: the button does the same.
  const dropping = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      if (!isDisabled) void read([...event.dataTransfer.files])
    },
  }
  return (
    <div
      role="group"
      aria-label="File of a shape"
      className={classes(
        "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-dashed p-3",
        isOver ? "border-accent bg-accent-soft" : refused === null ? "border-line-strong" : "border-critical",
      )}
      {...dropping}
    >
      <Button isDisabled={isDisabled} aria-describedby={`${id}-file`} onPress={() => input.current?.click()}>
        <Upload className="size-4" aria-hidden="true" />
        Choose a file
      </Button>
      <div id={`${id}-file`} className="min-w-0 flex-1 basis-48 text-xs text-muted wrap-anywhere">
        <span className={said === "" && refused === null ? undefined : "sr-only"}>
          or drop it here: GeoJSON, CSV or text.
        </span>
        <span role="status">{said}</span>
        <span role="alert" className="font-medium text-critical">
          {refused?.text}
        </span>
      </div>
      <FileInput
        ref={input}
        label="File of a shape"
        accept=".geojson,.json,.csv,.txt,application/geo+json,application/json,text/csv,text/plain"
        onFiles={(files) => void read(files)}
      />
    </div>
  )
}

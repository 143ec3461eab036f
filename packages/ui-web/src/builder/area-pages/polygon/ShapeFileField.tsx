import { type Notice, notice } from "@listwright/domain/shared"
import { type ParsedShapeFile, readShapeFile, shapeFileTooLargeNotice } from "@listwright/domain/geography"
import { useState } from "react"
import { FileDropZone } from "../../../design/FileDropZone.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { WordedText } from "../../../design/wording.tsx"

const severalFiles = notice("warning", "", "Drop only one file. You can add one shape at a time.")
const unreadable = notice("warning", "", "We couldn't read the file. Please choose it again.")

export interface ShapeFileFieldProps {
  readonly isDisabled: boolean
  /** Called after reading a file, with its corners or the error in them. */
  readonly onRead: (read: ParsedShapeFile) => void
}

/** A field for a shape file, dropped or chosen. It shows errors for unreadable files itself. */
export function ShapeFileField({ isDisabled, onRead }: ShapeFileFieldProps) {
  const [refused, setRefused] = useState<Notice | null>(null)
  const [said, setSaid] = useState("")

  const refuse = (why: Notice) => {
    setSaid("")
    setRefused(why)
  }
  const read = async (files: ReadonlyArray<File>) => {
    const [file, ...others] = files
    if (file === undefined) return
    const tooLarge = shapeFileTooLargeNotice(file.size)
    if (others.length > 0) return refuse(severalFiles)
    if (tooLarge !== null) return refuse(tooLarge)
    const content = await file.text().catch(() => null)
    if (content === null) return refuse(unreadable)
    const found = readShapeFile({ name: file.name, content })
    setRefused(null)
    setSaid(found.warning === null ? `Read ${recordsText(found.corners)} corners from ${file.name}` : "")
    onRead(found)
  }
  return (
    <FileDropZone
      label="Shape file"
      accept=".geojson,.json,.kml,.csv,.txt,application/vnd.google-earth.kml+xml,application/geo+json,application/json,text/csv,text/plain"
      isDisabled={isDisabled}
      isRefused={refused !== null}
      onFiles={(files) => void read(files)}
    >
      <span className={said === "" && refused === null ? undefined : "sr-only"}>
        or drop it here: GeoJSON, KML, CSV or text.
      </span>
      <span role="status">{said}</span>
      <span role="alert" className="font-medium text-critical">
        <WordedText text={refused?.text ?? ""} />
      </span>
    </FileDropZone>
  )
}

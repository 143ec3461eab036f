import { Upload } from "lucide-react"
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react"
import { Button } from "./Button.tsx"
import { classes } from "./classes.ts"
import { FileInput } from "./FileInput.tsx"

export interface FileDropZoneProps {
  readonly label: string
  /** The accepted file extensions and types, as in `accept`. */
  readonly accept: string
  readonly isPending?: boolean
  readonly isDisabled?: boolean
  readonly isRefused?: boolean
  /** The content shown beside the button: the files that can be dropped, and the outcome. */
  readonly children: ReactNode
  readonly onFiles: (files: ReadonlyArray<File>) => void
}

/**
 * A button for choosing a file, on an area that accepts dropped files. Dropping requires a mouse; the button does the
 * same.
 */
export function FileDropZone(props: FileDropZoneProps) {
  const { label, accept, isPending = false, isDisabled = false, isRefused = false, children, onFiles } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const dropping = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      const files = [...event.dataTransfer.files]
      if (!isPending && !isDisabled && files.length > 0) onFiles(files)
    },
  }
  return (
    <div
      role="group"
      aria-label={label}
      className={classes(
        "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-dashed p-3",
        isOver ? "border-accent bg-accent-soft" : isRefused ? "border-critical" : "border-line-strong",
      )}
      {...dropping}
    >
      <Button
        isDisabled={isDisabled}
        isPending={isPending}
        aria-describedby={id}
        onPress={() => input.current?.click()}
      >
        <Upload className="size-4" aria-hidden="true" />
        Choose a file
      </Button>
      <div id={id} className="min-w-0 flex-1 basis-48 text-xs text-muted wrap-anywhere">
        {children}
      </div>
      <FileInput ref={input} label={label} accept={accept} onFiles={onFiles} />
    </div>
  )
}

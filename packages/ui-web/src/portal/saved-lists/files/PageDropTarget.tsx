import { Upload } from "lucide-react"
import { useEffect, useEffectEvent, useState } from "react"

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false

/** A page-wide drop target for files, indicated while the user drags files over the page. */
export function PageDropTarget({ onFiles }: { readonly onFiles: (files: ReadonlyArray<File>) => void }) {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const watch = new AbortController()
    const { signal } = watch
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      take([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener("dragover", over, { signal })
    window.addEventListener("dragleave", leave, { signal })
    window.addEventListener("drop", drop, { signal })
    return () => watch.abort()
  }, [])
  if (!isOver) return null
  return (
    <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-dialog border-2 border-dashed border-accent bg-canvas/90">
      <p className="flex items-center gap-3 text-lg font-semibold">
        <Upload className="size-6 text-accent-text" aria-hidden="true" />
        Drop saved list files here to upload them
      </p>
    </div>
  )
}

import type { Ref } from "react"

export interface FileInputProps {
  /** For the button that opens it. */
  readonly ref: Ref<HTMLInputElement>
  readonly label: string
  /** Endings and types, as in `accept`. */
  readonly accept: string
  readonly multiple?: boolean
  /** Not without files. The same one may be chosen again. */
  readonly onFiles: (files: ReadonlyArray<File>) => void
}

/** The browser's choice of files, which a button opens in its place. */
export function FileInput({ ref, label, accept, multiple, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      aria-label={label}
      accept={accept}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        currentTarget.value = ""
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}

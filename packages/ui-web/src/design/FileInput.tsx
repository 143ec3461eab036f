import type { Ref } from "react"

export interface FileInputProps {
  /** The reference that a button uses to open the input. */
  readonly ref: Ref<HTMLInputElement>
  readonly label: string
  /** The accepted file extensions and types, as in `accept`. */
  readonly accept: string
  readonly multiple?: boolean
  /** Called with at least one file. The same file can be chosen again. */
  readonly onFiles: (files: ReadonlyArray<File>) => void
}

/** The browser's hidden file input, opened by a button. */
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

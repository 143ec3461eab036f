import { Upload } from "lucide-react"
import { useRef } from "react"
import { FileInput } from "../../../design/FileInput.tsx"
import { Button } from "../../../design/Button.tsx"
import type { ListUploads } from "./useListUploads.ts"

/** A button for choosing files with saved lists on the user's device. */
export function UploadButton({ uploads }: { readonly uploads: ListUploads }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button isPending={uploads.isSending} onPress={() => input.current?.click()}>
        <Upload className="size-4" aria-hidden="true" />
        <span>
          Upload<span className="max-sm:sr-only"> a list</span>
        </span>
      </Button>
      <FileInput
        ref={input}
        label="Saved list files"
        accept=".json,application/json"
        multiple
        onFiles={uploads.add}
      />
    </>
  )
}

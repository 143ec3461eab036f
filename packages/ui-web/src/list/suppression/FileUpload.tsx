import { type SelectedSuppression, uploadSuppressionFile } from "@listwright/domain/suppression"
import { Cause, type Effect, Exit } from "effect"
import { Upload } from "lucide-react"
import { useRef, useState } from "react"
import { useApp } from "../../app/App.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { FileInput } from "../../design/FileInput.tsx"
import { Button } from "../../design/Button.tsx"
import { UploadDialog } from "./UploadDialog.tsx"

export interface FileUploadProps {
  readonly listType: number
  /** Called when a file has been loaded and can be used for suppression. */
  readonly onLoaded: (file: SelectedSuppression) => void
}

type Uploaded = Effect.Success<ReturnType<typeof uploadSuppressionFile>>

type State =
  | { readonly is: "idle" }
  | { readonly is: "sending" }
  | { readonly is: "failed"; readonly failure: unknown }
  | { readonly is: "choosing"; readonly name: string; readonly file: Uploaded }

/** Uploads a CSV or Excel file and asks which of its columns identify people to exclude. */
export function FileUpload({ listType, onLoaded }: FileUploadProps) {
  const { runner } = useApp()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ is: "idle" })

  const send = async (file: File) => {
    setState({ is: "sending" })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const exit = await runner.run(uploadSuppressionFile({ name: file.name, bytes }))
    if (Exit.isSuccess(exit)) return setState({ is: "choosing", name: file.name, file: exit.value })
    setState({ is: "failed", failure: Cause.squash(exit.cause) })
  }

  return (
    <div className="mt-3 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button isPending={state.is === "sending"} onPress={() => input.current?.click()}>
          <Upload className="size-4" aria-hidden="true" />
          Upload a file
        </Button>
        <p className="text-xs text-muted">
          CSV or Excel, with one address, or one name and address, per row.
        </p>
        <FileInput
          ref={input}
          label="File of people to suppress"
          accept=".csv,.txt,.xls,.xlsx"
          onFiles={([file]) => {
            if (file !== undefined) void send(file)
          }}
        />
      </div>
      {state.is === "failed" ? (
        <FailedCall what="We couldn't accept the file" failure={state.failure} />
      ) : null}
      {state.is === "choosing" ? (
        <UploadDialog
          listType={listType}
          name={state.name}
          uploaded={state.file.uploaded}
          suggested={state.file.suggested}
          onClose={() => setState({ is: "idle" })}
          onLoaded={onLoaded}
        />
      ) : null}
    </div>
  )
}

import { RECORD_FIELDS } from "@listwright/domain/glossary"
import {
  checkKeyColumns,
  type KeyColumnMapping,
  type KeyField,
  keyColumnsRefusalText,
  nothingMatchedNotice,
  processSuppressionFile,
  type SelectedSuppression,
  type UploadedSuppressionFile,
} from "@listwright/domain/suppression"
import { Cause, type Effect, Exit, Option, Result } from "effect"
import { useState } from "react"
import { useApp } from "../../app/App.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Select } from "../../design/Select.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { FilePreview } from "./FilePreview.tsx"
import { UploadReport } from "./UploadReport.tsx"
import { WordedText } from "../../design/wording.tsx"

export interface UploadDialogProps {
  readonly listType: number
  readonly name: string
  readonly uploaded: UploadedSuppressionFile
  readonly suggested: KeyColumnMapping
  readonly onClose: () => void
  readonly onLoaded: (file: SelectedSuppression) => void
}

type Loaded = Effect.Success<ReturnType<typeof processSuppressionFile>>

const FIELDS: ReadonlyArray<{ readonly field: KeyField; readonly label: string; readonly none: string }> = [
  { field: "address", label: "Street address", none: "Choose a column" },
  { field: "zip", label: RECORD_FIELDS.zip, none: "Choose a column" },
  { field: "firstName", label: "First name", none: "None" },
  { field: "lastName", label: "Last name", none: "None (everyone at the address)" },
]

/** Asks for the columns that identify people, loads the file based on them, and reports the result for its rows. */
export function UploadDialog(props: UploadDialogProps) {
  const { listType, name, uploaded, suggested, onClose, onLoaded } = props
  const { runner } = useApp()
  const { draft } = useDraft()
  const [columns, setColumns] = useState(suggested)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  const load = async () => {
    setFailure(null)
    const checked = checkKeyColumns(columns, uploaded.columns)
    if (Result.isFailure(checked)) return setProblem(keyColumnsRefusalText(checked.failure))
    setProblem(null)
    setLoading(true)
    const exit = await runner.run(processSuppressionFile(listType, uploaded, columns, draft.accountId))
    setLoading(false)
    if (Exit.isSuccess(exit)) {
      setLoaded(exit.value)
      onLoaded({ name, code: exit.value.report.id, value: exit.value.report.id })
      return
    }
    const error = Option.getOrNull(Cause.findErrorOption(exit.cause))
    if (error !== null && error._tag.startsWith("KeyColumn"))
      return setProblem("The file's columns have changed. Please upload it again.")
    setFailure(Cause.squash(exit.cause))
  }

  return (
    <Dialog
      title={loaded === null ? `Who is in ${name}?` : name}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        loaded === null ? (
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button kind="primary" isPending={isLoading} onPress={() => void load()}>
              Load the file
            </Button>
          </>
        ) : (
          <Button kind="primary" onPress={onClose}>
            Done
          </Button>
        )
      }
    >
      {loaded === null ? (
        <div className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            {FIELDS.map(({ field, label, none }) => (
              <Select
                key={field}
                label={label}
                value={columns[field] ?? ""}
                options={[
                  { value: "", text: none },
                  ...uploaded.columns.map((column) => ({ value: column, text: column })),
                ]}
                onChange={({ target: { value } }) =>
                  setColumns({ ...columns, [field]: value === "" ? null : value })
                }
              />
            ))}
          </div>
          <FilePreview uploaded={uploaded} />
          {problem === null ? null : (
            <Notice kind="error" isLive>
              {problem}
            </Notice>
          )}
          {failure === null ? null : <FailedCall what="We couldn't load the file" failure={failure} isForm />}
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <Notice kind={loaded.notice.kind} isLive>
            <WordedText text={loaded.notice.text} />
          </Notice>
          <UploadReport report={loaded.report} />
          {loaded.report.matched === 0 ? (
            <Notice kind={nothingMatchedNotice.kind} isLive>
              <WordedText text={nothingMatchedNotice.text} />
            </Notice>
          ) : null}
        </div>
      )}
    </Dialog>
  )
}

import {
  ADDRESS_COLUMNS,
  ADDRESS_FILE_EXTENSIONS,
  MAX_ADDRESSES,
  MULTI_LOCATION_LINK_TEXT,
} from "@listwright/domain/geography"
import { FailedCall } from "../../../app/FailedCall.tsx"
import { Button } from "../../../design/Button.tsx"
import { Dialog } from "../../../design/Dialog.tsx"
import { FileDropZone } from "../../../design/FileDropZone.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { LocationColumns } from "./LocationColumns.tsx"
import { LocationsResult } from "./LocationsResult.tsx"
import { useLocationUpload } from "./useLocationUpload.ts"

const ACCEPTED = [...ADDRESS_FILE_EXTENSIONS, ".csv", ".txt"].join(",")

/** Uploads a file of locations and adds each with its radius. */
export function LocationsDialog({ onClose }: { readonly onClose: () => void }) {
  const { choose, columns, failed, isBusy, next, outcome, problem, setColumns, uploaded } =
    useLocationUpload()
  const isDone = outcome !== null
  return (
    <Dialog
      title={MULTI_LOCATION_LINK_TEXT}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        isDone ? (
          <Button kind="primary" onPress={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button kind="primary" isPending={isBusy} onPress={() => void next()}>
              {uploaded === null ? "Continue" : "Add locations"}
            </Button>
          </>
        )
      }
    >
      {uploaded !== null && outcome !== null ? (
        <LocationsResult uploaded={uploaded} outcome={outcome} />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-pretty text-muted">
            One location per row, up to {recordsText(MAX_ADDRESSES)}, with these columns:{" "}
            {ADDRESS_COLUMNS.join(", ")}. Only the keycode can be blank; it can have up to 30 characters.
          </p>
          <FileDropZone
            label="Location file"
            accept={ACCEPTED}
            isPending={isBusy && uploaded === null}
            isRefused={(problem !== null || failed !== null) && uploaded === null}
            onFiles={(files) => void choose(files)}
          >
            {uploaded === null ? (
              "or drop it here: Excel 97 or newer, or CSV."
            ) : (
              <span className="font-medium text-ink">{uploaded.name}</span>
            )}
          </FileDropZone>
          {uploaded === null || columns === null ? null : (
            <LocationColumns uploaded={uploaded} columns={columns} onChange={setColumns} />
          )}
          {problem === null ? null : (
            <Notice kind="error" isLive>
              {problem}
            </Notice>
          )}
          {failed === null ? null : <FailedCall {...failed} isForm={uploaded !== null} />}
        </div>
      )}
    </Dialog>
  )
}

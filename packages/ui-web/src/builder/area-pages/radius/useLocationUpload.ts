import {
  type AddressColumnMapping,
  type AddressUploadResult,
  addressFileNotice,
  addUploadedAddresses,
  addValidAreas,
  type UploadedAddressFile,
  uploadAddressFile,
} from "@listwright/domain/geography"
import { joinMessageLines, formatWholeNumber } from "@listwright/domain/shared"
import { Cause, Exit, Result } from "effect"
import { useState } from "react"
import { useApp } from "../../../app/App.ts"
import type { FailureDetails } from "../../../app/FailedCall.tsx"
import { useAreaChoiceRules } from "../../../list/areas/useAreaChoiceRules.ts"
import { useTypedAreas } from "../../../list/areas/TypedAreasProvider.tsx"
import { changeSelection } from "../../../list/draft/changeSelection.ts"
import { useApplyWording } from "../../../design/wording.tsx"

/** The maximum size in bytes of a file that the server accepts. */
const MAX_BYTES = 32 * 1024 * 1024

/** The state of an upload. If a step fails, the results of earlier steps remain. */
export interface LocationUpload {
  readonly uploaded: UploadedAddressFile | null
  readonly columns: AddressColumnMapping | null
  readonly outcome: AddressUploadResult | null
  readonly isBusy: boolean
  /** The error message for an invalid choice. */
  readonly problem: string | null
  readonly failed: FailureDetails | null
  readonly choose: (files: ReadonlyArray<File>) => Promise<void>
  readonly setColumns: (columns: AddressColumnMapping) => void
  /** Performs the next step of the upload. */
  readonly next: () => Promise<void>
}

/** Uploads a file of locations, and adds them based on the columns that the user confirms. */
export const useLocationUpload = (): LocationUpload => {
  const { drafts, runner } = useApp()
  const choosing = useAreaChoiceRules()
  const { typed } = useTypedAreas()
  const words = useApplyWording()
  const [uploaded, setUploaded] = useState<UploadedAddressFile | null>(null)
  const [columns, setColumns] = useState<AddressColumnMapping | null>(null)
  const [outcome, setOutcome] = useState<AddressUploadResult | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [failed, setFailed] = useState<FailureDetails | null>(null)

  const upload = async (file: File | null) => {
    const bytes = await file?.arrayBuffer().catch(() => null)
    if (bytes === null) return setProblem("We couldn't read the file. Please choose it again.")
    const chosen =
      file === null || bytes === undefined ? null : { name: file.name, content: new Uint8Array(bytes) }
    const exit = await runner.run(uploadAddressFile(chosen))
    if (Exit.isFailure(exit))
      return setFailed({ what: "We couldn't accept the file", failure: Cause.squash(exit.cause) })
    if (Result.isFailure(exit.value)) return setProblem(words(addressFileNotice(exit.value.failure).text))
    setUploaded(exit.value.success)
    setColumns(exit.value.success.suggested)
  }

  const addRows = async ({ targetFile }: UploadedAddressFile, chosen: AddressColumnMapping) => {
    const standing = drafts.state()?.draft.definition
    if (standing === undefined) return
    const { sameState } = typed.radius
    const exit = await runner.run(addUploadedAddresses(standing, targetFile, chosen, sameState, choosing))
    if (Exit.isFailure(exit))
      return setFailed({ what: "We couldn't add the locations", failure: Cause.squash(exit.cause) })
    const { added, located, warnings } = exit.value
    if (warnings.length > 0 && added.length === 0)
      return setProblem(words(joinMessageLines(warnings.map(({ text }) => text))))
    // Applied to the current list, not to the list at the time of the request.
    drafts.change(
      changeSelection((definition) => addValidAreas(definition, added, null, choosing).definition),
    )
    if (located !== null) setOutcome(exit.value)
  }

  const busy = async (work: () => Promise<void>) => {
    setProblem(null)
    setFailed(null)
    setIsBusy(true)
    await work()
    setIsBusy(false)
  }

  return {
    uploaded,
    columns,
    outcome,
    isBusy,
    problem,
    failed,
    setColumns: (chosen) => {
      setColumns(chosen)
      setProblem(null)
      setFailed(null)
    },
    choose: async (files) => {
      const [file = null, ...others] = files
      setFailed(null)
      if (others.length > 0) return setProblem("Choose one file at a time.")
      if (file !== null && file.size > MAX_BYTES)
        return setProblem(
          `The file is ${formatWholeNumber(file.size)} bytes, but the limit is ${formatWholeNumber(MAX_BYTES)}. Please split it into several files.`,
        )
      await busy(() => upload(file))
    },
    next: () =>
      busy(() => (uploaded === null || columns === null ? upload(null) : addRows(uploaded, columns))),
  }
}

import {
  type AddressUploadResult,
  failedRowsCsv,
  type UploadedAddressFile,
} from "@listwright/domain/geography"
import { joinMessageLines } from "@listwright/domain/shared"
import { Download } from "lucide-react"
import { saveAs } from "../../../app/saveAs.ts"
import { replacedAreasNotice } from "../../../list/areas/replacedAreasNotice.ts"
import { Button } from "../../../design/Button.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { WordedText } from "../../../design/wording.tsx"

/** The number of rows listed; the file contains all of them. */
const SHOWN = 50

export interface LocationsResultProps {
  readonly uploaded: UploadedAddressFile
  readonly outcome: AddressUploadResult
}

/** The result of an upload: the added rows, and the omitted rows with their reasons [ob5-address-upload]. */
export function LocationsResult({ uploaded, outcome }: LocationsResultProps) {
  const { centers, failed, located } = outcome
  const more = [centers, replacedAreasNotice(outcome), ...outcome.warnings].flatMap((notice) =>
    notice === null ? [] : [notice.text],
  )
  const fileName = `left out of ${uploaded.name.replace(/\.\w+$/, "")}.csv`
  const download = () => saveAs(failedRowsCsv(uploaded.columns, failed), fileName, "text/csv")
  return (
    <div className="flex flex-col gap-4">
      <Notice kind="info" isLive>
        <WordedText text={joinMessageLines([located?.text ?? "", ...more])} />
      </Notice>
      {failed.length === 0 ? null : (
        <section className="flex flex-col gap-2" aria-label="Skipped rows">
          <header className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="font-semibold">
              {failed.length === 1 ? "1 row was skipped" : `${recordsText(failed.length)} rows were skipped`}
            </h3>
            <Button size="small" onPress={download}>
              <Download className="size-4" aria-hidden="true" />
              Download them
            </Button>
          </header>
          <div
            // What scrolls must be reachable by keyboard.
            {...{ tabIndex: 0, role: "region", "aria-label": "Why rows were skipped" }}
            className="max-h-60 overflow-y-auto rounded-card border border-line bg-sunken px-3 py-2 text-sm"
          >
            <ul className="flex flex-col gap-1">
              {failed.slice(0, SHOWN).map(({ cells, line, reason }) => (
                <li key={line} className="wrap-anywhere">
                  <span className="tabular text-muted">Line {line}:</span> {reason}
                  <span className="block truncate text-xs text-muted">{cells.join(", ")}</span>
                </li>
              ))}
              {failed.length > SHOWN ? (
                <li className="text-muted">
                  and {recordsText(failed.length - SHOWN)} more. The download includes all of them.
                </li>
              ) : null}
            </ul>
          </div>
        </section>
      )}
    </div>
  )
}

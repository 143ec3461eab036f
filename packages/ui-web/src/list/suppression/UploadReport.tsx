import type { SuppressionReport } from "@listwright/domain/suppression"
import { recordsText } from "../../design/Figure.tsx"

const SHOWN = 50

/** The result for a file's rows, with the rows that couldn't be read. */
export function UploadReport({ report }: { readonly report: SuppressionReport }) {
  const { matched, persons, rejected, rejectedRows, unmatched } = report
  const figures = [
    { name: "Rows with a match", figure: matched },
    { name: "People matched", figure: persons },
    { name: "Rows without a match", figure: unmatched },
    { name: "Rows we couldn't read", figure: rejected },
  ]
  return (
    <div className="flex flex-col gap-4">
      <dl role="status" className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
        {figures.map(({ name, figure }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="tabular text-right font-medium">{recordsText(figure)}</dd>
          </div>
        ))}
      </dl>
      {rejectedRows.length === 0 ? null : (
        <ul
          aria-label="Rows we couldn't read"
          className="flex max-h-48 flex-col gap-1 overflow-y-auto rounded-card border border-line bg-sunken px-3 py-2 text-sm"
        >
          {rejectedRows.slice(0, SHOWN).map(({ line, reason }) => (
            <li key={line}>
              <span className="tabular text-muted">Line {line}:</span> {reason}
            </li>
          ))}
          {rejected > SHOWN ? <li className="text-muted">and {recordsText(rejected - SHOWN)} more</li> : null}
        </ul>
      )}
    </div>
  )
}

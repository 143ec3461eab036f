import { recordTerms } from "@listwright/domain/catalog"
import { useSource } from "../../app/useSources.ts"
import { Notice } from "../../design/Notice.tsx"
import { Progress } from "../../design/Progress.tsx"

/** The notes for a source's buyers, or the progress while its records are being prepared. */
export function SourceNotice({ listType }: { readonly listType: number }) {
  const source = useSource(listType)
  if (source === undefined) return null
  const { notes, records, universe } = source
  if (records.state === "missing")
    return (
      <Notice kind="warning" title="There are no records yet" className="mb-4">
        {records.reason}
      </Notice>
    )
  if (records.state === "preparing")
    return (
      <Notice kind="info" title={`${universe} are being prepared`} className="mb-4">
        In the meantime, you can choose areas. The count will appear as soon as the records are ready.
        <span className="mt-2 block max-w-80">
          <Progress fraction={records.fraction} label={`Preparing ${recordTerms(listType).several}`} />
        </span>
      </Notice>
    )
  if (notes.length === 0) return null
  return (
    <Notice kind="info" className="mb-4 print:hidden">
      {notes.join("\n")}
    </Notice>
  )
}

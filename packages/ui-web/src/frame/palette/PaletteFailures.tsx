import { FailedCall } from "../../app/FailedCall.tsx"
import type { PaletteState } from "./usePalette.ts"

const named = new Intl.ListFormat("en-US")

/** The failed searches and actions, below the results; each with a remedy. */
export function PaletteFailures({ palette: { failed, failures } }: { readonly palette: PaletteState }) {
  const [first] = failures
  if (first === undefined && failed === null) return null
  const what = named.format(failures.map((failure) => failure.what))
  return (
    <div className="flex flex-col gap-2 p-3">
      {failed === null ? null : <FailedCall {...failed} />}
      {first === undefined ? null : (
        <FailedCall
          what={`We couldn't search ${what}`}
          failure={first.error}
          isRetrying={failures.some(({ isPending }) => isPending)}
          onRetry={() => {
            for (const { retry } of failures) retry()
          }}
        />
      )}
    </div>
  )
}

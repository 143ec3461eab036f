import { useFailureText } from "../app/failures.ts"
import { Button } from "../design/Button.tsx"
import { Notice } from "../design/Notice.tsx"
import type { PaletteState } from "./usePalette.ts"

const named = new Intl.ListFormat("en-US")

/** The searches and actions that failed, below the results; each with a remedy. */
export function Failures({ palette: { failures, problem } }: { readonly palette: PaletteState }) {
  const failureText = useFailureText()
  const [first] = failures
  if (first === undefined && problem === null) return null
  const what = named.format(failures.map((failure) => failure.what))
  return (
    <div className="flex flex-col gap-2 p-3">
      {problem === null ? null : (
        <Notice kind="error" title={problem.title} isLive>
          {problem.text}
        </Notice>
      )}
      {first === undefined ? null : (
        <Notice
          kind="error"
          title={`Could not search ${what}`}
          isLive
          action={
            <Button
              isPending={failures.some(({ isPending }) => isPending)}
              onPress={() => {
                for (const { retry } of failures) retry()
              }}
            >
              Try again
            </Button>
          }
        >
          {failureText(first.error)}
        </Notice>
      )}
    </div>
  )
}

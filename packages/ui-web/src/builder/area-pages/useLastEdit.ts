import { areaKey } from "@listwright/domain/definition"
import { useState } from "react"
import { useApp } from "../../app/App.ts"
import type { DraftStore } from "../../app/DraftStore.ts"
import type { CompletedListAction } from "../../design/selected-list/ListBar.tsx"

/** Returns a string that changes with the areas and their exclusions. */
const stateOf = (drafts: DraftStore): string =>
  (drafts.state()?.draft.definition.areas ?? []).map((area) => `${areaKey(area)}${area.excluded}`).join()

export interface LastEdit {
  /** Shows a message about an edit to many areas; null hides it. */
  readonly say: (text: string | null) => void
  /** The last message with its undo, until the areas change. */
  readonly done: CompletedListAction | null
}

/** Returns the message about the last edit to many areas. Such an edit is a single change, reverted by one Undo. */
export const useLastEdit = (): LastEdit => {
  const { drafts } = useApp()
  const [said, setSaid] = useState<{ readonly text: string; readonly state: string } | null>(null)
  return {
    say: (text) => setSaid(text === null ? null : { text, state: stateOf(drafts) }),
    done:
      said === null || said.state !== stateOf(drafts)
        ? null
        : {
            text: said.text,
            undo: () => {
              setSaid(null)
              void drafts.undo()
            },
          },
  }
}

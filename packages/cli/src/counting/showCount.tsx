import type { SourceNaming } from "@listwright/domain/catalog"
import { render } from "ink"
import { type CountState, initialCountState } from "./CountState.ts"
import { CountView } from "./CountView.tsx"

export interface CountDisplay {
  readonly show: (state: CountState) => void
  /** Stops the display, leaving its last state on the screen. */
  readonly leave: () => Promise<void>
  /** Clears the screen, for failures that are reported elsewhere. */
  readonly takeAway: () => Promise<void>
}

/** Shows a count in progress on this process's terminal. */
export const showCount = (want: number | undefined, naming: SourceNaming): CountDisplay => {
  const shown = render(<CountView state={initialCountState} naming={naming} want={want} />, {
    patchConsole: false,
  })
  const end = async () => {
    shown.unmount()
    await shown.waitUntilExit()
  }
  return {
    show: (state) => shown.rerender(<CountView state={state} naming={naming} want={want} />),
    leave: end,
    takeAway: async () => {
      shown.clear()
      await end()
    },
  }
}

import { render } from "ink"
import { type BrowseQuestionHandler, Browse } from "./Browse.tsx"

/** Shows saved lists on this process's terminal until the user quits. */
export const showLists = async (ask: BrowseQuestionHandler): Promise<void> => {
  const shown = render(<Browse ask={ask} />, { patchConsole: false })
  await shown.waitUntilExit()
}

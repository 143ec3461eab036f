import type { AudienceTabState } from "../../catalog/audienceTabs.ts"
import type { QuickPick } from "./QuickPick.ts"

/**
 * Updates the page's flags with the current quick picks, for example after one was saved; business quick picks have
 * their own tab. [ob4-quick-pick-saved]
 */
export const withQuickPicks = (
  tabs: AudienceTabState,
  quickPicks: ReadonlyArray<QuickPick>,
): AudienceTabState => ({
  ...tabs,
  userHasQuickPicks: quickPicks.some(({ kind }) => kind === "own"),
  exists: { ...tabs.exists, quickPicks: quickPicks.some(({ kind }) => kind !== "business") },
})

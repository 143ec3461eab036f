import type { AudienceTabState } from "../../catalogue/audienceTabs.ts"
import type { QuickPick } from "./QuickPick.ts"

/**
 * The page's flags with the quick picks that there are now, once one was saved too; those made of business types have a tab of
 * their own. [ob4-quick-pick-saved]
 */
export const withQuickPicks = (
  tabs: AudienceTabState,
  quickPicks: ReadonlyArray<QuickPick>,
): AudienceTabState => ({
  ...tabs,
  userHasQuickPicks: quickPicks.some(({ kind }) => kind === "own"),
  exists: { ...tabs.exists, quickPicks: quickPicks.some(({ kind }) => kind !== "business") },
})

import type { Choices } from "@listwright/domain/drafts"

/**
 * Returns choices that are safe to show to other users, who must not learn the names of a user's own quick picks; the
 * criteria these added stay.
 */
export const withoutOwnQuickPicks = ({ quickPicks = [], ...choices }: Choices): Choices => {
  const others = quickPicks.filter(({ kind }) => kind !== "own")
  return others.length === 0 ? choices : { ...choices, quickPicks: others }
}

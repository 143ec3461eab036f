import type { Choices } from "@listwright/domain/drafts"

/**
 * Returns choices that are safe to show to other users, without the names of the user's own quick picks; the criteria
 * added by those quick picks remain.
 */
export const removeOwnQuickPicks = ({ quickPicks = [], ...choices }: Choices): Choices => {
  const others = quickPicks.filter(({ kind }) => kind !== "own")
  return others.length === 0 ? choices : { ...choices, quickPicks: others }
}

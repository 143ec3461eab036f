import type { Choices } from "@listwright/domain/drafts"

/** Choices for the eyes of others, who must not learn what somebody called their own quick picks; what these added stays. */
export const withoutOwnQuickPicks = ({ quickPicks = [], ...choices }: Choices): Choices => {
  const others = quickPicks.filter(({ kind }) => kind !== "own")
  return others.length === 0 ? choices : { ...choices, quickPicks: others }
}

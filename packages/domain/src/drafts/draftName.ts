import type { Draft } from "./Draft.ts"

/** Returns the name of a draft: its order's name, otherwise the name of its saved list; '' if it has neither. */
export const draftName = ({ choices, savedList }: Pick<Draft, "choices" | "savedList">): string => {
  const { orderName } = choices.contact
  return orderName.trim() === "" ? (savedList?.name ?? "") : orderName
}

import type { Draft } from "./Draft.ts"

/** Returns a draft's name: its order's name, otherwise its saved list's name; '' if it has neither. */
export const draftName = ({ choices, savedList }: Pick<Draft, "choices" | "savedList">): string => {
  const { orderName } = choices.contact
  return orderName.trim() === "" ? (savedList?.name ?? "") : orderName
}

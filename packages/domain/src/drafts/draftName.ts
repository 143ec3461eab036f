import type { Draft } from "./Draft.ts"

/** What a draft is called: its order's name, else the name of the saved list that it is; '' where nobody named it. */
export const draftName = ({ choices, savedList }: Pick<Draft, "choices" | "savedList">): string => {
  const { orderName } = choices.contact
  return orderName.trim() === "" ? (savedList?.name ?? "") : orderName
}

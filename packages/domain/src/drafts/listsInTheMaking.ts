import type { ListDefinition } from "../definition/ListDefinition.ts"
import type { Draft } from "./Draft.ts"

/** The most lists that the landing page continues with. */
export const LISTS_IN_THE_MAKING = 4

/** Whether somebody has chosen anything: a list that was only opened is none to continue. */
export const holdsChoices = ({ areas, audience, phoneOption }: ListDefinition): boolean =>
  areas.length > 0 ||
  phoneOption !== null ||
  audience.unit === "allHouseholds" ||
  audience.criteria.length > 0

/**
 * The lists that a user may continue, of the sources that the user may order: those that hold anything, as many as the landing
 * page shows, in the order in which they come. spec: portal §2 (Landing page)
 */
export const listsInTheMaking = (
  drafts: ReadonlyArray<Draft>,
  allowed: ReadonlyArray<number>,
): ReadonlyArray<Draft> =>
  drafts
    .filter(({ definition, listType }) => allowed.includes(listType) && holdsChoices(definition))
    .slice(0, LISTS_IN_THE_MAKING)

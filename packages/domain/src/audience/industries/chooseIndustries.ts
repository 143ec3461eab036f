import type { Audience } from "../../definition/Audience.ts"
import { isOfColumn } from "../../definition/criterionColumns.ts"
import { withCriterion } from "../selectAudience.ts"
import { isWithinIndustry } from "./isWithinIndustry.ts"

/** Industries of a column: any of the added ones, without the omitted ones. */
export interface ChosenIndustries {
  readonly added: ReadonlyArray<string>
  readonly omitted: ReadonlyArray<string>
}

/** What an audience adds and omits of a column's industries; both empty where it says nothing of them. */
export const chosenIndustries = (audience: Audience, column: string): ChosenIndustries => {
  const criterion = audience.criteria.find(isOfColumn(column))
  return criterion?.kind === "industries" ? criterion : { added: [], omitted: [] }
}

const withIndustries = (audience: Audience, column: string, { added, omitted }: ChosenIndustries): Audience =>
  withCriterion(
    audience,
    column,
    added.length + omitted.length === 0 ? null : { kind: "industries", column, added, omitted },
  )

const without = (codes: ReadonlyArray<string>, code: string): ReadonlyArray<string> =>
  codes.filter((other) => other !== code)

/** Adds an industry, and with it all below; it is no longer omitted [ob4-business-types]. */
export const addIndustry = (audience: Audience, column: string, code: string): Audience => {
  const { added, omitted } = chosenIndustries(audience, column)
  return withIndustries(audience, column, {
    added: added.includes(code) ? added : [...added, code],
    omitted: without(omitted, code),
  })
}

/** Omits an industry, and with it all below; it is no longer added [ob4-business-types]. */
export const omitIndustry = (audience: Audience, column: string, code: string): Audience => {
  const { added, omitted } = chosenIndustries(audience, column)
  return withIndustries(audience, column, {
    added: without(added, code),
    omitted: omitted.includes(code) ? omitted : [...omitted, code],
  })
}

/** Neither adds nor omits an industry any longer; without any the column is no longer a criterion. */
export const removeIndustry = (audience: Audience, column: string, code: string): Audience => {
  const { added, omitted } = chosenIndustries(audience, column)
  return added.includes(code) || omitted.includes(code)
    ? withIndustries(audience, column, { added: without(added, code), omitted: without(omitted, code) })
    : audience
}

/** What an audience says of an industry itself. */
export type IndustryMark = "added" | "omitted" | "neither"

/** How a node of the tree is marked. */
export const industryMark = ({ added, omitted }: ChosenIndustries, code: string): IndustryMark =>
  added.includes(code) ? "added" : omitted.includes(code) ? "omitted" : "neither"

/** What a node has from those above it: omitting one takes away everything below, whatever is added there. */
export const inheritedMark = ({ added, omitted }: ChosenIndustries, code: string): IndustryMark => {
  const isAbove = (other: string) => other !== code && isWithinIndustry(code, other)
  if (omitted.some(isAbove)) return "omitted"
  return added.some(isAbove) ? "added" : "neither"
}

/** What the box of a node shows: whether the node is wanted whole, in part or not at all, or is left out. */
export type IndustryBox = "all" | "some" | "none" | "leftOut"

/**
 * The box of a node. A node that is wanted is so in part where something below it is left out; one that is not, where something
 * below it is added or left out.
 */
export const industryBox = (chosen: ChosenIndustries, code: string): IndustryBox => {
  const marks = [industryMark(chosen, code), inheritedMark(chosen, code)]
  if (marks.includes("omitted")) return "leftOut"
  const isBelow = (other: string) => other !== code && isWithinIndustry(other, code)
  if (chosen.omitted.some(isBelow)) return "some"
  if (marks.includes("added")) return "all"
  return chosen.added.some(isBelow) ? "some" : "none"
}

/**
 * What the box of a node does: takes back that it is added, or that it is left out of one above that is added; omits it where a
 * node above is added; adds it otherwise, one that is left out by itself too. Below a node that is omitted it does nothing.
 */
export const tickIndustry = (audience: Audience, column: string, code: string): Audience => {
  const chosen = chosenIndustries(audience, column)
  const mark = industryMark(chosen, code)
  const inherited = inheritedMark(chosen, code)
  if (mark === "added" || (mark === "omitted" && inherited !== "neither"))
    return removeIndustry(audience, column, code)
  switch (inherited) {
    case "added":
      return omitIndustry(audience, column, code)
    case "omitted":
      return audience
    case "neither":
      return addIndustry(audience, column, code)
  }
}

/** What the button beside a node does: leaves it out, or takes that back. Below a node that is omitted it does nothing. */
export const toggleOmitted = (audience: Audience, column: string, code: string): Audience => {
  const chosen = chosenIndustries(audience, column)
  if (industryMark(chosen, code) === "omitted") return removeIndustry(audience, column, code)
  return inheritedMark(chosen, code) === "omitted" ? audience : omitIndustry(audience, column, code)
}

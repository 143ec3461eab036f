import type { Audience } from "../../definition/Audience.ts"
import { isCriterionOnColumn } from "../../definition/criterionColumns.ts"
import { withCriterion } from "../selectAudience.ts"
import { isWithinIndustry } from "./isWithinIndustry.ts"

/** The industries chosen in a column: all added ones except the omitted ones. */
export interface ChosenIndustries {
  readonly added: ReadonlyArray<string>
  readonly omitted: ReadonlyArray<string>
}

/**
 * Returns the industries that an audience adds and omits in a column; both are empty if it has no criterion on them.
 */
export const chosenIndustries = (audience: Audience, column: string): ChosenIndustries => {
  const criterion = audience.criteria.find(isCriterionOnColumn(column))
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

/** Adds an industry and everything below it, and stops omitting it [ob4-business-types]. */
export const addIndustry = (audience: Audience, column: string, code: string): Audience => {
  const { added, omitted } = chosenIndustries(audience, column)
  return withIndustries(audience, column, {
    added: added.includes(code) ? added : [...added, code],
    omitted: without(omitted, code),
  })
}

/** Omits an industry and everything below it, and stops adding it [ob4-business-types]. */
export const omitIndustry = (audience: Audience, column: string, code: string): Audience => {
  const { added, omitted } = chosenIndustries(audience, column)
  return withIndustries(audience, column, {
    added: without(added, code),
    omitted: omitted.includes(code) ? omitted : [...omitted, code],
  })
}

/** Stops adding or omitting an industry; if no industries are left, removes the column's criterion. */
export const removeIndustry = (audience: Audience, column: string, code: string): Audience => {
  const { added, omitted } = chosenIndustries(audience, column)
  return added.includes(code) || omitted.includes(code)
    ? withIndustries(audience, column, { added: without(added, code), omitted: without(omitted, code) })
    : audience
}

/** The mark that an audience puts directly on an industry. */
export type IndustryMark = "added" | "omitted" | "neither"

/** Returns a tree node's mark. */
export const industryMark = ({ added, omitted }: ChosenIndustries, code: string): IndustryMark =>
  added.includes(code) ? "added" : omitted.includes(code) ? "omitted" : "neither"

/**
 * Returns the mark that a node inherits from the nodes above it. Omitting a node removes everything below it, even
 * nodes added there.
 */
export const inheritedMark = ({ added, omitted }: ChosenIndustries, code: string): IndustryMark => {
  const isAbove = (other: string) => other !== code && isWithinIndustry(code, other)
  if (omitted.some(isAbove)) return "omitted"
  return added.some(isAbove) ? "added" : "neither"
}

/** The state of a node's checkbox: fully, partly, or not selected, or omitted. */
export type IndustryCheckboxState = "all" | "some" | "none" | "leftOut"

/**
 * Returns a node's checkbox state. A selected node is partly selected if a node below it is omitted; an unselected node
 * is partly selected if a node below it is added or omitted.
 */
export const industryCheckboxState = (chosen: ChosenIndustries, code: string): IndustryCheckboxState => {
  const marks = [industryMark(chosen, code), inheritedMark(chosen, code)]
  if (marks.includes("omitted")) return "leftOut"
  const isBelow = (other: string) => other !== code && isWithinIndustry(other, code)
  if (chosen.omitted.some(isBelow)) return "some"
  if (marks.includes("added")) return "all"
  return chosen.added.some(isBelow) ? "some" : "none"
}

/**
 * Handles a click on a node's checkbox. It undoes adding the node, and undoes omitting it if a node above it is added
 * or omitted. If a node above is added, it omits an unmarked node; otherwise it adds the node, even one that is itself
 * omitted. Below an omitted node, it only removes the node's own mark.
 */
export const toggleIndustry = (audience: Audience, column: string, code: string): Audience => {
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

/**
 * Handles the button beside a node: omits the node, or undoes its omission. Below an omitted node, it can't omit
 * another one.
 */
export const toggleIndustryOmission = (audience: Audience, column: string, code: string): Audience => {
  const chosen = chosenIndustries(audience, column)
  if (industryMark(chosen, code) === "omitted") return removeIndustry(audience, column, code)
  return inheritedMark(chosen, code) === "omitted" ? audience : omitIndustry(audience, column, code)
}

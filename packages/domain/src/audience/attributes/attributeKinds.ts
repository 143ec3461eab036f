import type { AudienceTab } from "../../catalog/tabs.ts"
import type { PRICE_ELEMENTS } from "../../glossary/priceElements.ts"
import type { Attribute } from "./Attribute.ts"
import { isFlag } from "./isFlag.ts"

/** The number of deciles into which a propensity ranks people: 1 is the most likely, 10 the least. */
export const DECILES = 10

const PROPENSITY: keyof typeof PRICE_ELEMENTS = "Propensity"

/** Returns whether a column ranks people in deciles by how likely they are to do something. */
export const isPropensity = ({
  inputType,
  max,
  min,
  priceElement,
}: Pick<Attribute, "inputType" | "min" | "max" | "priceElement">): boolean =>
  inputType === "number" && min === "1" && max === String(DECILES) && priceElement === PROPENSITY

/** The kind of attribute: people's characteristics, their likely behavior, or their interests and purchases. */
export type AttributeKind = "demographic" | "propensity" | "lifestyle"

/** Returns a column's kind. The column must include its values, which show whether it's a flag. */
export const attributeKind = (column: Attribute): AttributeKind =>
  isFlag(column) ? "lifestyle" : isPropensity(column) ? "propensity" : "demographic"

const TAB_OF: Readonly<Record<AttributeKind, AudienceTab>> = {
  demographic: "demoDemographics",
  propensity: "audiencePropensities",
  lifestyle: "intrestsPurchasing",
}

/**
 * Returns the tab for choosing an attribute, out of the tabs shown for a list. Industries have their own tree; an
 * attribute whose kind has no tab is listed with the demographics.
 */
export const attributeTab = (column: Attribute, shown: ReadonlyArray<AudienceTab>): AudienceTab => {
  const own = column.inputType === "sic" ? "businessType" : TAB_OF[attributeKind(column)]
  return shown.includes(own) ? own : TAB_OF.demographic
}

/**
 * Returns whether a source's columns, given with their values, include propensities and lifestyles. If `columns` is
 * null, the server hasn't replied yet and nothing is hidden.
 */
export const availableAttributeKinds = (columns: ReadonlyArray<Attribute> | null) => {
  const has = (kind: AttributeKind): boolean =>
    columns === null || columns.some((column) => attributeKind(column) === kind)
  return { audiencePropensities: has("propensity"), lifestyles: has("lifestyle") }
}

/** The heading for interests and purchases, all of which are flags. */
export const FLAG_HEADING = "Interests and purchasing"

/** The heading for models that predict behavior. */
export const PROPENSITY_HEADING = "Propensities"

/** The heading for options that select several attributes at once. */
export const QUICK_PICK_HEADING = "Quick picks"

/** The heading for attributes with a range. */
export const RANGE_HEADING = "Attributes"

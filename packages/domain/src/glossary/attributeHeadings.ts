/** The heading of interests and purchases, each of which is a flag. */
export const FLAG_HEADING = "Interests and purchasing"

/** The heading of people's likely behavior according to a model. */
export const PROPENSITY_HEADING = "Propensities"

/** The heading of options that choose several attributes at once. */
export const QUICK_PICK_HEADING = "Quick picks"

/** The heading of attributes that take a range. */
export const RANGE_HEADING = "Attributes"

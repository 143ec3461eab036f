/** Over interests and purchases, of which each says yes of some people. */
export const FLAG_HEADING = "Interests and purchasing"

/** Over what a model says that people are likely to do. */
export const PROPENSITY_HEADING = "Propensities"

/** Over what chooses several attributes at once. */
export const QUICK_PICK_HEADING = "Quick picks"

/** Over attributes that take a range. */
export const RANGE_HEADING = "Attributes"

/** Over interests and purchases, of which each says yes of some people. */
export const FLAG_HEADING = "Interests and purchasing"

/** Over what a model says that people are likely to do. */
export const PROPENSITY_HEADING = "Propensities"

/** Over attributes that take a range. */
export const RANGE_HEADING = "Attributes"

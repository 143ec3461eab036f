import type { Audience, AudienceUnit } from "../../definition/Audience.ts"
import { codes } from "../../shared/Codes.ts"

/**
 * The codes for the unit that an order counts: 1 for individuals by their demographics, 99 for all households
 * [ob9-all-households].
 */
export const audienceUnits = codes<AudienceUnit>({ individuals: 1, allHouseholds: 99 })

/** Returns whether the demographic controls are disabled; choices made with them are preserved [ob4-all-households]. */
export const areAttributesDisabled = ({ unit }: Pick<Audience, "unit">): boolean => unit === "allHouseholds"

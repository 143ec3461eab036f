import { Schema } from "effect"

/**
 * Switches of the site that hide tabs and options of the builder; EnableZipCodeOrCarrierRoute stands with the site's
 * other values. spec: order-builder §3 (Site configuration), §6 [ob6-tab-flags]
 */
export const TabFlags = Schema.Struct({
  /** Saved counts may be counted together. */
  isEnableMultiCount: Schema.Boolean,
  /** A radius may be drawn around several addresses. */
  isMultipleAddress: Schema.Boolean,
  /** Areas of several kinds may be mixed ('more area'). */
  isEnableMultiGeo: Schema.Boolean,
  /** A breakdown may be asked for. */
  isDemoBreakdownEnabled: Schema.Boolean,
})
export type TabFlags = typeof TabFlags.Type

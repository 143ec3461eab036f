import { Context } from "effect"
import type { DateTime } from "effect"

/** The folders of key files, and the time zone of the site's days. */
export class SuppressionPlaces extends Context.Service<
  SuppressionPlaces,
  {
    /** The folder that contains the key files of orders. */
    readonly deliveries: string
    /** The folder that contains the key files of uploads and of the do-not-sell list. */
    readonly suppressions: string
    /** The folder of files in the form they were sent. */
    readonly uploads: string
    /** The time zone of the site's days. */
    readonly zone: DateTime.TimeZone
  }
>()("@listwright/server/suppression/SuppressionPlaces") {}

import { Context } from "effect"
import type { DateTime } from "effect"

/** The folders of key files, and the time zone for the site's dates. */
export class SuppressionFolders extends Context.Service<
  SuppressionFolders,
  {
    /** The folder that contains orders' key files. */
    readonly deliveries: string
    /** The folder that contains the key files of uploads and the do-not-sell list. */
    readonly suppressions: string
    /** The folder that contains files as originally uploaded. */
    readonly uploads: string
    /** The time zone for the site's dates. */
    readonly zone: DateTime.TimeZone
  }
>()("@listwright/server/suppression/SuppressionFolders") {}

import type { Audience } from "@listwright/domain/definition"

/** Changes the draft's current audience immediately. */
export type AudienceUpdater = (edit: (audience: Audience) => Audience) => void

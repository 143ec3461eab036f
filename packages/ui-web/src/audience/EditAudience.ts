import type { Audience } from "@listwright/domain/definition"

/** Changes the draft's audience at once, from what it holds at that moment. */
export type EditAudience = (edit: (audience: Audience) => Audience) => void

import { Schema } from "effect"

/** Identifies a draft. The original contract calls it ListModuleSessionId, currentSessionId or SessionId. */
export const DraftId = Schema.String.pipe(Schema.brand("DraftId"))
export type DraftId = typeof DraftId.Type

import { Schema } from "effect"
import { Draft } from "./Draft.ts"

/** Another tab or device changed the draft first; `current` is its current state. */
export class DraftConflict extends Schema.TaggedError<DraftConflict>()("DraftConflict", { current: Draft }) {}

/** The definition and choices together exceed `MAX_DRAFT_BYTES`. */
export class DraftTooLarge extends Schema.TaggedError<DraftTooLarge>()("DraftTooLarge", {
  bytes: Schema.Int,
}) {}

import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { LiveQuestion } from "../LiveCounts.ts"
import type { CountRefused, CountUnavailable } from "../questions/CountErrors.ts"
import type { IndustryRecords } from "./IndustryRecords.ts"

/** The port for counting a list's records by industry, with each industry as the only one; see `countEachIndustry`. */
export class IndustryCounts extends Context.Service<
  IndustryCounts,
  {
    /** Returns the counts for up to `MAX_COUNTED_INDUSTRIES` industries. */
    readonly each: (
      question: LiveQuestion,
      codes: ReadonlyArray<string>,
    ) => Effect.Effect<IndustryRecords, CallFailed | CountRefused | CountUnavailable>
  }
>()("@listwright/domain/IndustryCounts") {}

import { Context, type Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { LiveQuestion } from "../LiveCounts.ts"
import type { CountRefused, CountUnavailable } from "../questions/CountErrors.ts"
import type { IndustryRecords } from "./IndustryRecords.ts"

/** Counts the records of a list that each industry would select as the only one; see `countEachIndustry`. */
export class IndustryCounts extends Context.Service<
  IndustryCounts,
  {
    /** Counts for up to `MAX_EACH_INDUSTRY` industries. */
    readonly each: (
      question: LiveQuestion,
      codes: ReadonlyArray<string>,
    ) => Effect.Effect<IndustryRecords, CallFailed | CountRefused | CountUnavailable>
  }
>()("@listwright/domain/IndustryCounts") {}

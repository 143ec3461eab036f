import type { Relaxation } from "@listwright/domain/counting"
import type { Price } from "@listwright/domain/pricing"
import { useDraft } from "../../draft/useDraft.ts"
import type { LiveFigures } from "../useLiveCall.ts"
import { useTrialList } from "../useTrialList.ts"
import { withoutChoices } from "./switchedOffChoices.ts"

/** Requests the list's price without some of its choices. */
export const useTrialPrice = (off: ReadonlyArray<Relaxation>): LiveFigures<Price> =>
  useTrialList(withoutChoices(useDraft().draft.definition, off))

import type { Relaxation } from "@listwright/domain/counting"
import type { Price } from "@listwright/domain/pricing"
import { useDraft } from "../../draft/useDraft.ts"
import type { LiveFigures } from "../useLiveCall.ts"
import { useTriedList } from "../useTriedList.ts"
import { withoutChoices } from "./withoutStep.ts"

/** Requests the list's price without some of its choices. */
export const useTrial = (off: ReadonlyArray<Relaxation>): LiveFigures<Price> =>
  useTriedList(withoutChoices(useDraft().draft.definition, off))

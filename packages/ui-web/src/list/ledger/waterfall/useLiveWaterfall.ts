import type { CountWaterfall } from "@listwright/domain/counting"
import { withCountStatus, type CountStatus } from "../figures/withCountStatus.ts"
import { useFigure } from "../figures/useFigure.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** Requests the number of records that each of the draft's choices leaves and removes. */
export const useLiveWaterfall = (count: CountStatus): LiveFigures<CountWaterfall> =>
  withCountStatus(useFigure("waterfall"), count)

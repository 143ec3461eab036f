import {
  type DetailsRequest,
  type CountDetails,
  detailUnit,
  distanceMiles,
  type SelectionRefusal,
  type Unit,
} from "@listwright/domain/counting"
import { type Area, type Point } from "@listwright/domain/definition"
import { Result } from "effect"
import { toCountDetails } from "../../question/toCountDetails.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"
import { detailsInSql } from "./details.ts"
import type { SqlUnlocatedRecords } from "./SqlUnlocatedRecords.ts"
import { suppressedInSql } from "./suppressedCounts.ts"

/** Returns the location of a ZIP Code, ZIP+4, or carrier route; null if unknown. */
export type CenterLookup = (unit: Unit, code: string) => Point | null

const distanceTo = (area: Area, center: Point | null): number | null =>
  center !== null && (area.kind === "radius" || area.kind === "closest")
    ? distanceMiles([area.longitude, area.latitude], center)
    : null

/** Counts each area's records, with the distances of its detail rows, and the records removed by suppressions. */
export const countDetailsInSql = async (
  universe: SqlUniverse,
  question: SqlQuestion,
  asked: DetailsRequest,
  centerOf: CenterLookup,
  unlocated: SqlUnlocatedRecords,
  signal?: AbortSignal,
): Promise<Result.Result<CountDetails, SelectionRefusal>> => {
  const found = Result.all([
    await detailsInSql(universe, question, asked, signal),
    await suppressedInSql(universe, question, signal),
  ])
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const [plain, suppressed] = found.success
  const chosen = question.definition.areas.filter(({ excluded }) => !excluded)
  const areas = plain.areas.map(({ details, ...counted }, at) => {
    const area = chosen[at]
    const unit = area === undefined ? null : detailUnit(question.definition.listType, area, asked)
    return {
      ...counted,
      details: details.map((detail) => ({
        ...detail,
        distance:
          area === undefined || unit === null || detail.code === ""
            ? null
            : distanceTo(area, centerOf(unit, detail.code)),
      })),
    }
  })
  return Result.succeed(toCountDetails(areas, plain.named, suppressed, await unlocated.of(question, signal)))
}

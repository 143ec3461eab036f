import { buildCountDocument, buildCountRows } from "../counting/countText.ts"
import { jsonCodes } from "../failures/exitCodes.ts"
import { regionListIndexes, buildOverlapDocument } from "../saved-lists/countNamedOverlap.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import type { StepJson } from "./PlanJson.ts"
import type { PlanRun, StepResult } from "./PlanRun.ts"

const resultRows = (result: StepResult): ReadonlyArray<string> => {
  switch (result.kind) {
    case "counted":
      return buildCountRows(result.counted).map((row) => tsvRow(...row))
    case "overlapped": {
      const { lists, regions } = result.overlapped.overlap
      return regions.map((region) =>
        tsvRow(
          "region",
          region.records,
          region.withPhones,
          region.alone ?? "",
          ...regionListIndexes(region).map((at) => lists[at]?.name ?? ""),
        ),
      )
    }
    case "saved":
      return [tsvRow(result.wasThere ? "kept" : "saved", result.row.id, result.row.name)]
  }
}

/** Formats a step's result as rows: the step's name, then the fields of `count`, or 'region', 'saved', 'kept'. */
export const stepTsv = ({ outcome, planned: { name } }: PlanRun[number]): string => {
  switch (outcome.state) {
    case "done":
      return resultRows(outcome.result)
        .map((row) => `${name}\t${row}`)
        .join("")
    case "failed":
      return tsvRow(name, "failed", outcome.failure.message)
    case "skipped":
      return tsvRow(name, "skipped", outcome.because)
  }
}

const resultJson = (result: StepResult) => {
  switch (result.kind) {
    case "counted":
      return { count: buildCountDocument(result.counted) }
    case "overlapped":
      return { overlap: buildOverlapDocument(result.overlapped) }
    case "saved": {
      const { row, wasThere } = result
      return { saved: { id: row.id, name: row.name, wasThere } }
    }
  }
}

/** Builds the JSON document of a step's result, as its schema describes it. */
export const buildStepDocument = ({ outcome, planned }: PlanRun[number]): StepJson => {
  const named = { name: planned.name, kind: planned.step.kind }
  switch (outcome.state) {
    case "done":
      return { ...named, state: "done", ...resultJson(outcome.result) }
    case "failed": {
      const { kind, message } = outcome.failure
      return { ...named, state: "failed", error: { code: jsonCodes[kind], message } }
    }
    case "skipped":
      return { ...named, state: "skipped", because: outcome.because }
  }
}

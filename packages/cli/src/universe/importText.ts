import { UNIVERSES } from "@listwright/domain/catalog"
import type {
  DeltaReport,
  ImportedUniverse,
  ImportReport,
  SiteUniverse,
  UnreadableUniverse,
} from "@listwright/server/universes"

const row = (...fields: ReadonlyArray<string | number>): string =>
  `${fields.map((field) => String(field).replaceAll(/\s+/g, " ")).join("\t")}\n`

/** Formats an import's result as tab-separated rows: a name, then its number or text. */
export const importText = (made: ImportedUniverse<ImportReport | DeltaReport>): string => {
  const { folder, households, name, records, report, snapshot, synthetic } = made
  const did =
    "added" in report ? (["added", "changed", "removed"] as const).map((what) => row(what, report[what])) : []
  return [
    row("universe", name),
    row("snapshot", snapshot),
    row("records", records),
    row("households", households),
    row("rows", report.rows),
    ...did,
    row("refused", report.refused),
    ...report.refusals.map(({ column, file, kind, line, rows }) =>
      row("refusal", rows, kind, column, `first: line ${line} of ${file}`),
    ),
    row("refused_file", report.refusedFile),
    ...report.correctionFiles.map((file) => row("correction_file", file)),
    row("far_places", report.farPlaces.records),
    ...report.farPlaces.examples.map(({ file, latitude, line, longitude, zip }) =>
      row("far_place", zip, latitude, longitude, `line ${line} of ${file}`),
    ),
    row("folder", folder),
    ...synthetic.map((one) => row("synthetic", one.name, UNIVERSES[one.universe].title)),
  ].join("")
}

/** Formats universes as one row each under a header; marks the one that should be served. */
export const universesText = (found: ReadonlyArray<SiteUniverse | UnreadableUniverse>): string =>
  [
    row("universe", "served", "records", "households", "vintage", "snapshot", "source", "holds"),
    ...found.map((one) => {
      const served = one.isMeant ? "yes" : "no"
      const { title } = UNIVERSES[one.universe]
      return "problem" in one
        ? row(one.name, served, "", "", "", "", one.problem, title)
        : row(one.name, served, one.records, one.households, one.vintage, one.snapshot, one.source, title)
    }),
  ].join("")

import { existsSync } from "node:fs"
import { Effect, Result, Schema } from "effect"
import { accessDisk, SiteUnusable } from "../site/SiteUnusable.ts"
import { readSite } from "./readSite.ts"
import type { SiteAsset } from "./SiteAsset.ts"
import type { SiteContent, SiteText } from "./SiteContent.ts"
import { listSiteFiles } from "./siteFiles.ts"
import { type SiteLocation, siteEnvironment } from "./SiteEnvironment.ts"
import { problemLine, type SiteProblem } from "./SiteProblem.ts"

/** Raised when a site folder is missing. */
class SiteFolderMissing extends Schema.TaggedError<SiteFolderMissing>()("SiteFolderMissing", {
  folder: Schema.String,
}) {
  override get message(): string {
    return `The folder ${this.folder} doesn't exist. To create it, run: listwright site init ${this.folder}`
  }
}

/** The result of inspecting a folder: a complete site, or all errors that prevent it from being one. */
export type SiteInspection =
  | {
      readonly files: ReadonlyArray<SiteText>
      readonly assets: ReadonlyArray<SiteAsset>
      readonly content: SiteContent
    }
  | { readonly problems: ReadonlyArray<SiteProblem> }

const byPlace = (a: SiteProblem, b: SiteProblem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column

/** Reads a site's folder; fails only if it can't be read at all. */
export const inspectSite = Effect.fn("inspectSite")(function* (
  folder: string,
  place: SiteLocation,
): Effect.fn.Return<SiteInspection, SiteFolderMissing | SiteUnusable> {
  if (!existsSync(folder)) return yield* new SiteFolderMissing({ folder })
  const { assets, files, strangers } = yield* accessDisk(folder, () => listSiteFiles(folder))
  const content = readSite(files, assets, yield* siteEnvironment(place))
  const problems = [...strangers, ...(Result.isFailure(content) ? content.failure : [])]
  return Result.isSuccess(content) && problems.length === 0
    ? { files, assets, content: content.success }
    : { problems: problems.toSorted(byPlace) }
})

/** A fully read site. */
export interface OpenedSite {
  readonly folder: string
  /** The files, as read. */
  readonly files: ReadonlyArray<SiteText>
  /** The files next to them that may be shown or played. */
  readonly assets: ReadonlyArray<SiteAsset>
  readonly content: SiteContent
}

/** Opens a folder's complete site, or fails. */
export const openSite = Effect.fn("openSite")(function* (
  folder: string,
  place: SiteLocation,
): Effect.fn.Return<OpenedSite, SiteUnusable> {
  const looked = yield* Effect.catchTag(inspectSite(folder, place), "SiteFolderMissing", () =>
    Effect.fail(
      new SiteUnusable({
        file: folder,
        reason: "this folder doesn't exist; to create it, run: listwright site init",
      }),
    ),
  )
  if ("problems" in looked)
    return yield* new SiteUnusable({
      file: folder,
      reason: ["nothing was loaded.", ...looked.problems.map(problemLine)].join("\n"),
    })
  return { folder, ...looked }
})

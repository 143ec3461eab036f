import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { Cause, Effect, Exit, Schema } from "effect"
import { exampleSite } from "./exampleSite.ts"
import { lookIntoSite } from "./openSite.ts"
import type { SiteContent, SiteText } from "./SiteContent.ts"
import type { SiteProblem } from "./SiteProblem.ts"
import { writeNewSite } from "./writeSite.ts"

/** There is no folder where a site should be. */
class SiteFolderMissing extends Schema.TaggedError<SiteFolderMissing>()("SiteFolderMissing", {
  folder: Schema.String,
}) {
  override get message(): string {
    return `There is no folder ${this.folder}. Create it with: listwright site init ${this.folder}`
  }
}

export type SiteFiles = ReadonlyArray<SiteText>

/** What a site holds, in figures; or everything that is wrong with it. */
export interface CheckedSite {
  readonly problems: ReadonlyArray<SiteProblem>
  /** null: something is wrong. */
  readonly holds: {
    readonly siteName: string
    readonly sources: ReadonlyArray<number>
    /** Their ids. */
    readonly priceLists: ReadonlyArray<string>
    /** Their codes. */
    readonly promotions: ReadonlyArray<string>
    readonly taxRates: number
    readonly demoUsers: number
  } | null
}

const figuresOf = ({ demoUsers, priceLists, promotions, settings, taxRates }: SiteContent) => ({
  siteName: settings.siteName,
  sources: settings.sources,
  priceLists: priceLists.map(({ id }) => id),
  promotions: promotions.map(({ code }) => code),
  taxRates: taxRates.length,
  demoUsers: demoUsers?.users.length ?? 0,
})

const check = Effect.fn("check")(function* (folder: string) {
  if (!existsSync(folder)) return yield* new SiteFolderMissing({ folder })
  const looked = yield* lookIntoSite(folder)
  return "problems" in looked
    ? { problems: looked.problems, holds: null }
    : { problems: [], holds: figuresOf(looked.content) }
})

/** Rejects with the failure itself, which has a message for people. */
const run = async <A, E>(work: Effect.Effect<A, E>): Promise<A> => {
  const exit = await Effect.runPromiseExit(work)
  if (Exit.isSuccess(exit)) return exit.value
  throw Cause.squash(exit.cause)
}

/**
 * What is done with the folder of a site. Everything rejects with an error that has a message for people, and a `_tag`.
 */
export const sites = {
  /** Writes the example into a new or empty folder, and answers the files. */
  init: (folder: string): Promise<SiteFiles> =>
    run(exampleSite.pipe(Effect.tap((files) => writeNewSite(resolve(folder), files)))),
  /** Reads a folder as a server would. */
  check: (folder: string): Promise<CheckedSite> => run(check(folder)),
  /** Writes files of a site into a new or empty folder. */
  write: (folder: string, files: SiteFiles): Promise<void> => run(writeNewSite(resolve(folder), files)),
}

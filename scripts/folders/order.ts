/** Folders side by side in the drawing, from left to right; the order continues within a group. */
type Groups = ReadonlyArray<ReadonlyArray<string>>

export interface PackageOrder {
  /** Its folder in `packages`. */
  readonly name: string
  /** A folder imports only what is to its left. */
  readonly groups: Groups
  /** The folders that a site may do without, and the lists of what is in them, which alone import them. */
  readonly parts?: { readonly lists: ReadonlyArray<string>; readonly folders: ReadonlyArray<string> }
}

const groups = (drawn: string): Groups => drawn.split("|").map((group) => group.trim().split(/\s+/))

/** The order of the folders in the `src` of each package. `docs/architecture.md` draws it. */
export const ORDER: ReadonlyArray<PackageOrder> = [
  {
    name: "domain",
    groups: groups(
      "glossary shared | payment account | definition catalog | geography audience suppression | counting drafts | promotion pricing rewards | order | history saved-lists quotes reports requests videos | parts | testing",
    ),
  },
  {
    name: "geography",
    groups: groups(
      "tables reference csv | industries metro districts outlines canada | lookup places search | tiles | import",
    ),
  },
  {
    name: "engine",
    groups: groups(
      "files format addresses | catalog writing | sample-universe import | turns question | bitslice sql opened | matching lists | protocol process | switching supervisor | commands",
    ),
  },
  { name: "adapters", groups: groups("contract | original-order | http | original") },
  {
    name: "server",
    groups: groups(
      "storage pdf | site configuration accounts | drafts counts locations geocoding suppression quick-picks | pricing payments rewards | saved-lists orders history mail account-mails recipients delivery quotes requests reports redemptions watching script-errors | http | start",
    ),
  },
  {
    name: "ui-web",
    groups: groups("design | app | list | portal | account | builder | frame"),
    parts: {
      lists: ["frame/routes/parts.ts"],
      folders: ["portal/rewards", "portal/videos", "portal/self-test"],
    },
  },
  {
    name: "cli",
    groups: groups(
      "failures terminal help | sign-in | sources attributes industries counting areas places suppressions quick-picks | saved-lists reports jobs mail requests errors users account orders services rewards pay tasks tax universe geography site | plans completion serving",
    ),
    // Schemas of outputs have a list of their own, since help comes without them.
    parts: { lists: ["parts.ts", "jsonOutputs.ts"], folders: ["rewards", "services"] },
  },
]

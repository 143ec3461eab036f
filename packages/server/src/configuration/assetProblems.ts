import type { DecodedDocument } from "./decodeDocument.ts"
import { repeatedIndexes } from "./fileProblems.ts"
import type { RewardsFile } from "./RewardsFile.ts"
import { assetProblem, CAPTIONS, GIFT_IMAGE, type SiteAsset, VIDEO } from "./SiteAsset.ts"
import type { Path } from "./SiteDocument.ts"
import type { SiteProblem } from "./SiteProblem.ts"
import type { VideosFile } from "./VideosFile.ts"

/** Returns the errors in a well-formed rewards store; each gift needs an existing category and image. */
export const rewardProblems =
  (assets: ReadonlyArray<SiteAsset>) =>
  ({ document, value: { categories, gifts } }: DecodedDocument<RewardsFile>): ReadonlyArray<SiteProblem> => {
    const ids = categories.map(({ id }) => id)
    const twice = (list: "categories" | "gifts", rows: ReadonlyArray<{ readonly id: number }>) =>
      repeatedIndexes(rows.map(({ id }) => String(id))).map((at) =>
        document.problem([list, at, "id"], `the id ${rows[at]?.id} is taken above; give this one its own`),
      )
    return [
      ...twice("categories", categories),
      ...twice("gifts", gifts),
      ...gifts.flatMap(({ category, image }, at) => {
        const imageProblem = assetProblem(GIFT_IMAGE, image, assets)
        return [
          ...(ids.includes(category)
            ? []
            : [
                document.problem(
                  ["gifts", at, "category"],
                  `there is no category ${category}; use one of: ${ids.join(", ")}`,
                ),
              ]),
          ...(imageProblem === null ? [] : [document.problem(["gifts", at, "image"], imageProblem)]),
        ]
      }),
    ]
  }

/** Returns the errors in a well-formed video library; categories, and videos within a category, need unique names. */
export const videoProblems =
  (assets: ReadonlyArray<SiteAsset>) =>
  ({ document, value: { categories } }: DecodedDocument<VideosFile>): ReadonlyArray<SiteProblem> => {
    const twice = (names: ReadonlyArray<string>, path: (at: number) => Path) =>
      repeatedIndexes(names).map((at) =>
        document.problem(path(at), `the name '${names[at]}' is taken above; give this one its own`),
      )
    const missing = (path: Path, problem: string | null) =>
      problem === null ? [] : [document.problem(path, problem)]
    return [
      ...twice(
        categories.map(({ name }) => name),
        (at) => ["categories", at, "name"],
      ),
      ...categories.flatMap(({ videos }, category) => [
        ...twice(
          videos.map(({ name }) => name),
          (at) => ["categories", category, "videos", at, "name"],
        ),
        ...videos.flatMap(({ captions, file }, at) => {
          const path = ["categories", category, "videos", at]
          return [
            ...missing([...path, "file"], assetProblem(VIDEO, file, assets)),
            ...(captions === undefined
              ? []
              : missing([...path, "captions"], assetProblem(CAPTIONS, captions, assets))),
          ]
        }),
      ]),
    ]
  }

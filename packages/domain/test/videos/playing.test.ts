import { describe, expect, it } from "vitest"
import { resolvePlayerState } from "../../src/videos/Videos.ts"

const first = { name: "First steps", url: "https://video.example/1", description: "" }
const next = { name: "Next steps", url: "https://video.example/2", description: "" }
const more = { name: "More", url: "https://video.example/3", description: "" }
const empty = { name: "Soon", videos: [] }
const basics = { name: "Basics", videos: [first, next] }
const beyond = { name: "Beyond", videos: [more] }
const library = [empty, basics, beyond]

describe("the video library", () => {
  it.each([
    [null, null, basics, first],
    ["Beyond", null, beyond, more],
    ["Basics", "Next steps", basics, next],
    ["Beyond", "Next steps", beyond, more],
    ["Soon", null, empty, null],
    ["Gone", null, basics, first],
  ])("with the tab %s and the video %s plays %#", (categoryName, videoName, category, video) => {
    expect(resolvePlayerState(library, { categoryName, videoName })).toEqual({ category, video })
  })

  it("opens on the first tab that has a video, were it a single one", () => {
    expect(resolvePlayerState([empty, beyond, basics], { categoryName: null, videoName: null })).toEqual({
      category: beyond,
      video: more,
    })
  })

  it("without videos plays none", () => {
    const nothing = { categoryName: null, videoName: null }
    expect(resolvePlayerState([empty], nothing)).toEqual({ category: empty, video: null })
    expect(resolvePlayerState([], nothing)).toEqual({ category: null, video: null })
  })
})

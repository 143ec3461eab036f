import { expect, it } from "vitest"
import { allSentences } from "./allSentences.ts"

const all = await allSentences()

it("states every sentence once, so its words name it", () => {
  const sentences = all.flatMap((group) => group.sentences.map(({ sentence }) => sentence))
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  expect(sentences).not.toEqual([])
})

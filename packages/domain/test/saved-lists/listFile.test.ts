import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Exit, Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { canonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { extractFileLists } from "../../src/saved-lists/extractFileLists.ts"
import {
  referencedAddressFiles,
  referencedLists,
  replaceReferences,
} from "../../src/saved-lists/references.ts"
import { SavedListFile } from "../../src/saved-lists/SavedListFile.ts"

const page = readFileSync(join(import.meta.dirname, "../../../../docs/list-file.md"), "utf8")
const example: unknown = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? "")
const decode = Schema.decodeUnknownSync(SavedListFile)

const referring = (...ids: ReadonlyArray<string>) =>
  canonicalDefinition({
    ...emptyDefinition(10),
    areas: ids.map((savedCount) => ({ kind: "savedCount", savedCount, excluded: false })),
  })

describe("a saved list as a file", () => {
  it("is read as the page about it says", () => {
    const read = Result.getOrThrow(extractFileLists(decode(example)))
    expect([read.name, read.lists.map(({ id }) => id), read.addressFiles]).toEqual([
      "North side, new people",
      ["north", "customers"],
      [{ id: "gone", name: "moved away.csv", keys: ["17", "4211"] }],
    ])
  })

  it("of another version is not read", () => {
    const other = { ...decode(example), portable: { ...decode(example).portable, version: 2 } }
    expect(Exit.isFailure(Schema.decodeUnknownExit(SavedListFile)(other))).toBe(true)
  })

  it("gives each list after those that it refers to, and leaves out what nothing refers to", () => {
    const list = (id: string, ...ids: ReadonlyArray<string>) => ({
      id,
      name: id,
      definition: referring(...ids),
    })
    const lists = [
      list("top", "left", "right"),
      list("spare"),
      list("right", "base"),
      list("left", "base"),
      list("base"),
    ]
    const portable = { version: 1, name: "All", lists, addressFiles: [] } as const
    const read = Result.getOrThrow(extractFileLists({ ...referring("top"), portable }))
    expect(read.lists.map(({ id }) => id)).toEqual(["base", "left", "right", "top"])
  })

  it.each([
    [{ lists: ["a", "a"], people: 0 }, "portable", "names a twice"],
    [
      { lists: ["a"], people: 40_001 },
      "portable.addressFiles",
      "hold 40001 people together; at most 40000 fit",
    ],
  ])("is refused: %j", ({ lists, people }, field, message) => {
    const keys = Array.from({ length: people }, String)
    const portable = {
      version: 1,
      name: "All",
      lists: lists.map((id) => ({ id, name: id, definition: emptyDefinition(10) })),
      addressFiles: [{ id: "f", name: "f", keys }],
    } as const
    const read = extractFileLists({ ...referring("a"), portable })
    expect(read).toMatchObject(Result.fail({ field, message: expect.stringContaining(message) }))
  })
})

describe("references", () => {
  it("are found in areas and suppressions, and rewritten in both", () => {
    const off = { mode: "off" } as const
    const definition = canonicalDefinition({
      ...emptyDefinition(10),
      areas: [
        { kind: "savedCount", savedCount: "a", excluded: true },
        { kind: "combination", operation: "minus", k: null, savedCounts: ["b", "a"], excluded: false },
        { kind: "state", state: "IL", excluded: false },
      ],
      suppressions: {
        orders: { mode: "item", items: ["a"] },
        savedCounts: { mode: "item", items: ["c", "b"] },
        files: { mode: "item", items: ["f"] },
      },
    })
    expect([referencedLists(definition), referencedAddressFiles(definition)]).toEqual([
      ["a", "b", "c"],
      ["f"],
    ])
    const renamed = replaceReferences(definition, {
      lists: new Map([
        ["a", "1"],
        ["b", "2"],
        ["c", "3"],
      ]),
      addressFiles: new Map([["f", "4"]]),
      locationFiles: new Map(),
    })
    expect([referencedLists(renamed), referencedAddressFiles(renamed)]).toEqual([["1", "2", "3"], ["4"]])
    expect(renamed.suppressions.orders).toEqual({ mode: "item", items: ["a"] })
    expect(
      replaceReferences(definition, { lists: new Map(), addressFiles: new Map(), locationFiles: new Map() }),
    ).toEqual(definition)
    expect(
      referencedLists(
        canonicalDefinition({
          ...definition,
          areas: [],
          suppressions: { orders: off, savedCounts: off, files: off },
        }),
      ),
    ).toEqual([])
  })
})

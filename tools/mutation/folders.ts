import { globSync, readdirSync } from "node:fs"
import { join } from "node:path"

// cspell:ignore uantit edistribute

/** Files in several folders that are judged as one. */
const gathered: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  // Addresses are compared for suppressions, and read for the map in the same form.
  ["suppression", ["src/suppression/**/*.ts", "src/shared/{normalizeAddress,toPlainTokens}.ts"]],
  ["quantities", ["src/{order,counting}/**/*{[qQ]uantit,[wW]anted,[rR]edistribute}*.ts"]],
  [
    "guards",
    [
      "src/order/flow/{OrderRoute,decideStep}.ts",
      "src/order/placing/{placeability*,placingAllowed,PlaceModal}.ts",
      "src/geography/step/canGoNext.ts",
      "src/audience/step/audienceStep.ts",
    ],
  ],
])

/** The folders to judge by default: those that decide money, quantities, and the way to an order. */
export const USUAL: ReadonlyArray<string> = [
  "pricing",
  "promotion",
  "rewards",
  "suppression",
  "quantities",
  "guards",
]

export const knownFolders = (domain: string): ReadonlyArray<string> => [
  ...new Set([
    ...readdirSync(join(domain, "src"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
    ...gathered.keys(),
  ]),
]

/** Tells a file from a folder by its ending. */
export const isFile = (name: string): boolean => name.endsWith(".ts")

/** Returns the name of a file of `src` as it is judged, however much of its path was typed. */
export const nameInSource = (path: string): string =>
  path.replace(/^(?:\.\/)?(?:packages\/domain\/)?(?:src\/)?/, "")

/** The files of `src`, as they may be named. */
export const knownFiles = (domain: string): ReadonlyArray<string> =>
  globSync("**/*.ts", { cwd: join(domain, "src") })

/** The files of a folder of `src`, of a gathered group, or the one that is named, relative to the domain. */
export const filesOf = (domain: string, name: string): ReadonlyArray<string> =>
  isFile(name)
    ? [`src/${name}`]
    : globSync([...(gathered.get(name) ?? [`src/${name}/**/*.ts`])], { cwd: domain }).toSorted()

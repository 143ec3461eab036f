import { fileURLToPath } from "node:url"

const own = fileURLToPath(new URL("../../../../fixtures/golden", import.meta.url))

/** The project's golden folder, and those that the environment names, separated by colons. */
export const goldenFolders = (environment: string | undefined): ReadonlyArray<string> => [
  own,
  ...(environment ?? "").split(":").filter((folder) => folder !== ""),
]

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type RunningServer, startServer } from "@listwright/server"
import { vi } from "vitest"
import { commandLine, type Ended } from "../../packages/cli/test/commandLine.ts"
import { lendDemo } from "../../packages/server/test/site/lendDemo.ts"
import { files, NEW_YORK } from "./files.ts"

const root = join(import.meta.dirname, "../..")
const PASSWORD = "Demo-Portal-2026"
/** The lists are delivered shortly after the order, on a busy machine later. */
const DELIVERED_MS = 60_000

export interface DocumentedSite {
  /** Runs `listwright` as the demo user, who types the password where it is asked for. */
  readonly listwright: (argv: ReadonlyArray<string>, env: Env, stdin: string) => Promise<Ended>
  /** Placeholders on the pages, each with the value that exists only while the test runs. */
  readonly placeholders: ReadonlyArray<readonly [string, string]>
  /** A new folder with the files that the pages name, and a data folder of a site. */
  readonly pageFolder: () => Promise<string>
  readonly stop: () => Promise<void>
}
type Env = Readonly<Record<string, string>>

const issuedToken = async ({ url }: RunningServer): Promise<string> => {
  const response = await fetch(`${url}/api/v1/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "demo@listwright.example", password: PASSWORD, name: "pages" }),
  })
  const { token }: { readonly token: string } = JSON.parse(await response.text())
  return token
}

/** A file of changes that removes the first person of a file. */
const removal = (people: string): string => {
  const [head = "", first = ""] = people.split("\n")
  const [key = ""] = first.split(",")
  return `${head},op\n${key}${",".repeat(head.split(",").length - 1)},delete\n`
}

/** A site with what the pages speak of: saved lists, a delivered order, a redeemed gift. */
export const startDocumentedSite = async (): Promise<DocumentedSite> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-pages-"))
  const data = join(folder, "data")
  await lendDemo(data)
  const server = await startServer({
    port: 0,
    dataFolder: data,
    records: 20_000,
    screensFolder: join(folder, "none"),
  })
  const secrets: { readonly operator: string } = JSON.parse(
    readFileSync(join(data, "site/secrets.json"), "utf8"),
  )
  const own = {
    HOME: folder,
    LISTWRIGHT_URL: server.url,
    LISTWRIGHT_TOKEN: await issuedToken(server),
    LISTWRIGHT_OPERATOR: secrets.operator,
  }
  const listwright: DocumentedSite["listwright"] = (argv, env, stdin) =>
    commandLine(argv, {
      env: { ...own, ...env },
      ...(argv[0] === "login" ? { typed: [PASSWORD] } : { stdin }),
    })
  const need = async (...argv: ReadonlyArray<string>): Promise<string> => {
    const { exitCode, stderr, stdout } = await listwright(argv, {}, "")
    if (exitCode !== 0) throw new Error(`${argv.join(" ")}: ${stderr}`)
    return stdout.trim()
  }

  const first = mkdtempSync(join(folder, "first-"))
  const written = (name: string, content: string): string => {
    writeFileSync(join(first, name), content)
    return join(first, name)
  }
  const newYork = written("new-york.json", NEW_YORK)
  const billing = written("billing.json", files["billing.json"])
  const contact = written("contact.json", files["contact.json"])
  for (const name of ["South", "spring 1", "spring 2"]) await need("saved", "save", name, "--file", newYork)
  const receipt = join(first, "receipt.json")
  await need("count", "--file", newYork, "--receipt", receipt)
  const order = await need("order", "place", "South", "--billing", billing, "--yes", "--ids-only")
  await vi.waitFor(() => need("order", "download", order, "--out", join(first, "list.csv")), {
    timeout: DELIVERED_MS,
    interval: 100,
  })
  await need("rewards", "bonus", "demo@listwright.example", "5000", "--reason", "Pages")
  const [gift = ""] = (await need("rewards", "redeem", "201", "--contact", contact, "--yes")).split("\t")
  await need("users", "add", "ann@bakery.example", "--account", "Harbor Street Bakery")

  return {
    listwright,
    placeholders: [
      ["http://127.0.0.1:4380", server.url],
      ["LW-XXXX-XXXX", order],
      ["rewards sent LW-2345-6789", `rewards sent ${gift}`],
      ["users add ann@bakery.example", "users add dana@bakery.example"],
      ["LISTWRIGHT_OPERATOR=...", `LISTWRIGHT_OPERATOR=${secrets.operator}`],
    ],
    pageFolder: async () => {
      const page = mkdtempSync(join(folder, "page-"))
      for (const [name, content] of Object.entries(files)) writeFileSync(join(page, name), content)
      cpSync(receipt, join(page, "receipt.json"))
      cpSync(join(root, "fixtures/import"), join(page, "fixtures/import"), { recursive: true })
      const people = readFileSync(join(root, "fixtures/import/people.csv"), "utf8")
      writeFileSync(join(page, "people.csv"), people)
      writeFileSync(join(page, "2026-11-21.csv"), removal(people))
      cpSync(join(root, "fixtures/import/example.json"), join(page, "mapping.json"))
      await lendDemo(join(page, ".data"))
      return page
    },
    stop: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

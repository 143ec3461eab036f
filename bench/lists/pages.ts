import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { canonicalJson, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices, emptyContact } from "@listwright/domain/drafts"
import { startServer } from "../../packages/server/src/index.ts"
import { type Measured, measured } from "../count/Measured.ts"

const RUNS = 41
const LISTS = 100_000
const ROWS = 18
const USER = "demo@listwright.example"

/** Lists of one user, saved a minute apart, with names as people give them. */
const addLists = async (database: string): Promise<void> => {
  const opened = await PGlite.create(database)
  await opened.query(
    `INSERT INTO saved_counts SELECT 'bench-' || n, 'none', u.id, u.account_id, 10, 'LW-B' || n,
       (ARRAY['Spring mailing', 'Lakefront condos', 'New homeowners', 'Families', 'Past buyers'])[1 + n % 5] || ' ' || n,
       $2, $3, $4, 's', 1000, 75.00, 0.075, now() - n * interval '1 minute'
     FROM generate_series(1, ${LISTS}) AS n, users u WHERE u.email = $1`,
    [USER, canonicalJson(emptyDefinition(10)), JSON.stringify(defaultChoices), JSON.stringify(emptyContact)],
  )
  await opened.exec("ANALYZE saved_counts; ANALYZE saved_list_names")
  await opened.close()
}

/** Pages and searches of 100,000 saved lists through HTTP, in the embedded database. */
export const measurePages = async (): Promise<ReadonlyMap<string, Measured>> => {
  const folder = await mkdtemp(join(tmpdir(), "listwright-bench-lists-"))
  const start = () => startServer({ dataFolder: folder, port: 0, records: 2_000 })
  try {
    await (await start()).close()
    await addLists(join(folder, "site", "database"))
    const server = await start()
    try {
      const password = server.demoUsers.find(({ email }) => email === USER)?.password
      const post = (path: string, body: object, authorization = "") =>
        fetch(`${server.url}${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", authorization },
          body: JSON.stringify(body),
        })
      const issued = await post("/api/v1/tokens", { email: USER, password, name: "bench" })
      const { token }: { readonly token: string } = await issued.json()
      const page = (searchKey: string, PageNumber: number, found: number) => async () => {
        const asked = await post(
          "/rpt/MySavedCount.aspx/GetOrderHisotry",
          { searchKey, pagingOptions: { PageNumber, PageSize: ROWS } },
          `Bearer ${token}`,
        )
        const { TotalRecordCount } = (await asked.json()).d.DataSource.ReportData
        if (TotalRecordCount !== found) throw new Error(`${TotalRecordCount} lists, not ${found}`)
      }
      const questions = {
        "the first page": page("", 1, LISTS),
        "the last page": page("", Math.ceil(LISTS / ROWS), LISTS),
        "a search that finds a fifth": page("spring", 1, LISTS / 5),
        "a search that finds 223": page("families 73", 1, 223),
        "a search that finds none": page("nowhere", 1, 0),
      }
      const rows = new Map<string, Measured>()
      for (const [name, ask] of Object.entries(questions)) rows.set(name, await measured(RUNS, ask))
      return rows
    } finally {
      await server.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { PGlite } from "@electric-sql/pglite"
import { startServer } from "../../packages/server/src/index.ts"
import { type Measured, measured } from "../count/Measured.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { percentiles } from "../table.ts"

const RUNS = 41
const ORDERS = 100_000
const ROWS = 18
const USER = "demo@listwright.example"
const FIGURES = ["first", "min", "p50", "p99"] as const

const figures = ({ first, times }: Measured): ReadonlyArray<string> => {
  const { p50, p99 } = percentiles(times)
  return [first, Math.min(...times), p50, p99].map((ms) => `${ms.toFixed(1)} ms`)
}

/** Orders of one user, placed a minute apart, with names as people give them. */
const addOrders = async (database: string): Promise<void> => {
  const opened = await PGlite.create(database)
  await opened.query(
    `INSERT INTO orders (code, draft_id, draft_revision, session_guid, user_id, account_id, account_name, list_type,
       state, order_name, contact, card_type, last_digits, agreement_version, quantity, total_pretax, tax, total,
       submitted_at)
     SELECT 'LW-B' || n, 'bench-' || n, 1, 'bench', u.id, u.account_id, 'Northfield Marketing', 10, 'fulfilled',
       (ARRAY['Spring mailing', 'Lakefront condos', 'New homeowners', 'Families', 'Past buyers'])[1 + n % 5] || ' ' || n,
       '{}', 'VISA', '1111', '1', 1000, 75.00, 0, 75.00, now() - n * interval '1 minute'
     FROM generate_series(1, ${ORDERS}) AS n, users u WHERE u.email = $1`,
    [USER],
  )
  await opened.exec("ANALYZE orders; ANALYZE order_names")
  await opened.close()
}

/** The interval between two reads of memory during a run. */
const LOOK_MS = 100

/**
 * Measures the time of a run and its peak growth in memory, excluding garbage. Each comes from its own run, because
 * collecting garbage takes time.
 */
const measuredRun = async (run: () => Promise<number>) => {
  setFlagsFromString("--expose-gc")
  const collect: () => void = runInNewContext("gc")
  const inUse = (): number => {
    collect()
    const { external, heapUsed } = process.memoryUsage()
    return heapUsed + external
  }
  const started = performance.now()
  const bytes = await run()
  const seconds = (performance.now() - started) / 1_000
  const before = inUse()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, inUse())
  }, LOOK_MS)
  await run()
  clearInterval(watch)
  return { bytes, grown: (most - before) / 1e6, seconds }
}

/** Pages, searches and Export All of 100,000 orders of one account through HTTP, in the embedded database. */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const folder = await mkdtemp(join(tmpdir(), "listwright-bench-history-"))
  const start = () => startServer({ dataFolder: folder, port: 0, records: 2_000 })
  try {
    await (await start()).close()
    await addOrders(join(folder, "site", "database"))
    const server = await start()
    try {
      const password = server.demoUsers.find(({ email }) => email === USER)?.password
      const call = (path: string, body: object | null, authorization = "") =>
        fetch(`${server.url}${path}`, {
          method: body === null ? "GET" : "POST",
          headers: { "content-type": "application/json", authorization },
          ...(body === null ? {} : { body: JSON.stringify(body) }),
        })
      const issued = await call("/api/v1/tokens", { email: USER, password, name: "bench" })
      const { token }: { readonly token: string } = await issued.json()
      const page = (searchKey: string, PageNumber: number, found: number) => async () => {
        const asked = await call(
          "/rpt/MyOrdersHistory.aspx/GetOrderHisotry",
          { searchKey, pagingOptions: { PageNumber, PageSize: ROWS } },
          `Bearer ${token}`,
        )
        const { TotalRecordCount } = (await asked.json()).d.DataSource.ReportData
        if (TotalRecordCount !== found) throw new Error(`${TotalRecordCount} orders, not ${found}`)
      }
      const questions = {
        "the first page": page("", 1, ORDERS),
        "the last page": page("", Math.ceil(ORDERS / ROWS), ORDERS),
        "a search that finds a fifth": page("spring", 1, ORDERS / 5),
        "a search that finds 223": page("families 73", 1, 223),
        "a search that finds none": page("nowhere", 1, 0),
      }
      const rows: Array<ReadonlyArray<string>> = []
      for (const [name, ask] of Object.entries(questions))
        rows.push([name, ...figures(await measured(RUNS, ask))])
      const exported = (searchKey: string) =>
        measuredRun(async () => {
          const answer = await call(
            `/RPT/DownReportFile.aspx?orderType=-1&searchKey=${searchKey}`,
            null,
            `Bearer ${token}`,
          )
          let bytes = 0
          for await (const part of answer.body ?? []) bytes += part.length
          return bytes
        })
      const files = { "a fifth of 100,000 orders": "spring", "100,000 orders": "" }
      const exports: Array<ReadonlyArray<string>> = []
      for (const [name, searchKey] of Object.entries(files)) {
        const { bytes, grown, seconds } = await exported(searchKey)
        exports.push([
          name,
          `${seconds.toFixed(1)} s`,
          bytes.toLocaleString("en-US"),
          `${grown.toFixed(0)} MB`,
        ])
      }
      return [
        { records: null, head: ["of 100,000 orders, over HTTP", ...FIGURES], rows },
        { records: null, head: ["Export All", "time", "bytes", "more memory in use"], rows: exports },
      ]
    } finally {
      await server.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The progress of a start: the current step, and its fraction from 0 to 1. */
export interface StartProgress {
  readonly step: string
  readonly fraction: number
}

export interface StartOptions {
  /** The port; 4380 if missing. 0 picks a free one. */
  readonly port?: number | undefined
  /** The address to listen on; 127.0.0.1 if missing. Other machines are let in only if there are no demo users. */
  readonly host?: string | undefined
  /** The folder for all data; ./.data if missing. */
  readonly dataFolder?: string | undefined
  /** The folder of the site's files; the one in the data folder if missing. */
  readonly siteFolder?: string | undefined
  /** The number of people in the demo universe, if it has to be created; 1,000,000 if missing. */
  readonly records?: number | undefined
  /** A PostgreSQL server that replaces the embedded database: postgres://user:password@host:port/database */
  readonly databaseUrl?: string | undefined
  /** The id of the site that this data folder is assigned to, replacing a lost folder. */
  readonly adoptSite?: string | undefined
  /** True if an empty database may replace an embedded one with users or orders; false if missing. */
  readonly startEmpty?: boolean | undefined
  /** The ClickHouse servers to count on instead of this machine, as in CLICKHOUSE_URL. */
  readonly clickhouseUrl?: string | undefined
  /** True (the default) to create demo users on a first start; their password is public. */
  readonly demoUsers?: boolean | undefined
  /** The folder of the built screens; the workspace's own if missing. */
  readonly screensFolder?: string | undefined
  /** True to write every SQL statement with its time to standard error, without its values. */
  readonly logSql?: boolean | undefined
  readonly onProgress?: ((progress: StartProgress) => void) | undefined
  /** Cancels a start in progress; has no effect on a finished one. */
  readonly signal?: AbortSignal | undefined
}

export interface DemoSignIn {
  readonly email: string
  readonly password: string
  readonly role: string
}

export interface RunningServer {
  /** The address of the server: 'http://127.0.0.1:4380'. */
  readonly url: string
  /** The sign-ins of demo users; empty if the site has no demo users. */
  readonly demoUsers: ReadonlyArray<DemoSignIn>
  /** Settings in the site's files that have no effect, with their positions: 'quick-picks.json:14:20 ...'. */
  readonly warnings: ReadonlyArray<string>
  /** True if this start created the site. */
  readonly firstStart: boolean
  /** Lets requests finish, stops the engine, and closes the database. */
  readonly close: () => Promise<void>
}

export const DEFAULT_PORT = 4380
export const DEFAULT_HOST = "127.0.0.1"
export const DEFAULT_DATA_FOLDER = ".data"
export const DEFAULT_RECORDS = 1_000_000
/** The seed of the demo universe, which is the same everywhere. */
export const DEMO_SEED = 2026

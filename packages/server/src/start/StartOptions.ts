/** The progress of a start: the current step, and the fraction completed, 0 to 1. */
export interface StartProgress {
  readonly step: string
  readonly fraction: number
}

export interface StartOptions {
  /** The port. Defaults to 4380; 0 picks a free port. */
  readonly port?: number | undefined
  /**
   * The address to listen on. Defaults to 127.0.0.1. An address reachable from other machines is allowed only if there
   * are no demo users.
   */
  readonly host?: string | undefined
  /** The folder for all data. Defaults to ./.data. */
  readonly dataFolder?: string | undefined
  /** The folder of the site's files. Defaults to the one in the data folder. */
  readonly siteFolder?: string | undefined
  /** The number of records in the demo universe, if it has to be created. Defaults to 1,000,000. */
  readonly records?: number | undefined
  /** A PostgreSQL server to use instead of the embedded database: postgres://user:password@host:port/database */
  readonly databaseUrl?: string | undefined
  /** The ID of the site to which this data folder is assigned, replacing a lost folder. */
  readonly adoptSite?: string | undefined
  /** True if an empty database may replace an embedded one with users or orders. Defaults to false. */
  readonly startEmpty?: boolean | undefined
  /** The ClickHouse servers for counting instead of this machine, as in CLICKHOUSE_URL. */
  readonly clickhouseUrl?: string | undefined
  /** True to create demo users on a first start; their password is public. Defaults to true. */
  readonly demoUsers?: boolean | undefined
  /** The folder of the built screens. Defaults to the workspace's own. */
  readonly screensFolder?: string | undefined
  /** True to write every SQL statement and its duration to standard error, without its values. */
  readonly logSql?: boolean | undefined
  /** True to log at the debug level, which includes each failure during an outage of the database. */
  readonly logDebug?: boolean | undefined
  readonly onProgress?: ((progress: StartProgress) => void) | undefined
  /** Cancels a start in progress; has no effect on a completed start. */
  readonly signal?: AbortSignal | undefined
}

export interface DemoSignIn {
  readonly email: string
  readonly password: string
  readonly role: string
}

export interface RunningServer {
  /** The server's URL: 'http://127.0.0.1:4380'. */
  readonly url: string
  /** The demo users' sign-ins; empty if the site has no demo users. */
  readonly demoUsers: ReadonlyArray<DemoSignIn>
  /** Settings in the site's files that have no effect, with their positions: 'quick-picks.json:14:20 ...'. */
  readonly warnings: ReadonlyArray<string>
  /** True if this start created the site. */
  readonly firstStart: boolean
  /** Waits for requests to finish, stops the engine, and closes the database. */
  readonly close: () => Promise<void>
}

export const DEFAULT_PORT = 4380
export const DEFAULT_HOST = "127.0.0.1"
export const DEFAULT_DATA_FOLDER = ".data"
export const DEFAULT_RECORD_COUNT = 1_000_000
/** The seed of the demo universe, which is the same everywhere. */
export const SAMPLE_SEED = 2026

/** The progress of a start: the current step, and its fraction from 0 to 1. */
export interface StartProgress {
  readonly step: string
  readonly fraction: number
}

export interface StartOptions {
  /** 4380 unless given; 0 takes a free one. */
  readonly port?: number | undefined
  /** 127.0.0.1 unless given; other machines are let in only when there are no demo users. */
  readonly host?: string | undefined
  /** The folder for all data: ./.data if missing. */
  readonly dataFolder?: string | undefined
  /** The files of the site: those in the data folder unless given. */
  readonly siteFolder?: string | undefined
  /** People in the demo universe, when it has to be made: 1,000,000 unless given. */
  readonly records?: number | undefined
  /** A PostgreSQL server in place of the embedded database: postgres://user:password@host:port/database */
  readonly databaseUrl?: string | undefined
  /** Makes this data folder the one of the site with this id, replacing a lost folder. */
  readonly adoptSite?: string | undefined
  /** True if an empty database may replace an embedded one that holds users or orders; false if missing. */
  readonly startEmpty?: boolean | undefined
  /** ClickHouse servers to count on in place of this machine, as CLICKHOUSE_URL has them. */
  readonly clickhouseUrl?: string | undefined
  /** True, also if missing, to create demo users on a first start; their password is public. */
  readonly demoUsers?: boolean | undefined
  /** The folder of the built screens; the workspace's own if missing. */
  readonly screensFolder?: string | undefined
  /** Writes every SQL statement with its time to standard error, without its values. */
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
  /** 'http://127.0.0.1:4380' */
  readonly url: string
  /** The sign-ins of demo users; empty if the site has no demo users. */
  readonly demoUsers: ReadonlyArray<DemoSignIn>
  /** Settings in the site's files that have no effect, with the place of each: 'quick-picks.json:14:20 ...'. */
  readonly warnings: ReadonlyArray<string>
  /** True if this start created the site. */
  readonly firstStart: boolean
  /** Lets requests finish, ends the engine, closes the database. */
  readonly close: () => Promise<void>
}

export const DEFAULT_PORT = 4380
export const DEFAULT_HOST = "127.0.0.1"
export const DEFAULT_DATA_FOLDER = ".data"
export const DEFAULT_RECORDS = 1_000_000
/** The demo universe is the same everywhere. */
export const DEMO_SEED = 2026

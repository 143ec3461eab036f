/** How far a start is: what is being done, and 0 to 1 of it. */
export interface StartProgress {
  readonly step: string
  readonly fraction: number
}

export interface StartOptions {
  /** 4380 unless given; 0 takes a free one. */
  readonly port?: number | undefined
  /** 127.0.0.1 unless given; other machines are let in only when there are no demo users. */
  readonly host?: string | undefined
  /** Where everything is kept: ./.data unless given. */
  readonly dataFolder?: string | undefined
  /** The files of the site: those in the data folder unless given. */
  readonly siteFolder?: string | undefined
  /** People in the demo universe, when it has to be made: 1,000,000 unless given. */
  readonly records?: number | undefined
  /** A PostgreSQL server in place of the embedded database: postgres://user:password@host:port/database */
  readonly databaseUrl?: string | undefined
  /** Makes this data folder the one of the site with this id, replacing a lost folder. */
  readonly adoptSite?: string | undefined
  /** Whether an empty database may take the place of an embedded one that holds users or orders: no unless it says true. */
  readonly startEmpty?: boolean | undefined
  /** ClickHouse servers to count on in place of this machine, as CLICKHOUSE_URL has them. */
  readonly clickhouseUrl?: string | undefined
  /** Whether a first start makes demo users, whose password everybody knows: yes unless it says false. */
  readonly demoUsers?: boolean | undefined
  /** Where the built screens lie; the workspace's own unless given. */
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
  /** Empty when the site has none. */
  readonly demoUsers: ReadonlyArray<DemoSignIn>
  /** What of the site's files comes to nothing, with the place of each: 'quick-picks.json:14:20 ...'. */
  readonly warnings: ReadonlyArray<string>
  /** Whether this start made the site. */
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

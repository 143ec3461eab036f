import { Duration } from "effect"

/** The most bytes that an uploaded file may have. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024
/** The most rows. */
export const MAX_ROWS = 1_000_000
/** The most rows of a sheet, empty ones among them: as many as its format knows. */
export const MAX_SHEET_ROWS = 1_048_576
/** The most columns, and characters in the name of one. */
export const MAX_COLUMNS = 1_000
export const MAX_COLUMN_NAME = 200
/** The most characters of a file whose rows are kept whole. */
export const MAX_SHEET_CHARACTERS = 4_000_000
/** The most texts that the cells of a workbook may share, and characters in all of them. */
export const MAX_SHARED_TEXTS = 2_000_000
export const MAX_SHARED_CHARACTERS = 64_000_000

/** The time and the megabytes of memory that reading one file may take. */
export const READING_TIME = Duration.seconds(60)
export const READING_MEMORY_MB = 512
/** Files that are read at once, of all senders and of one. */
export const READERS = 4
export const READERS_OF_ONE = 2

import { Duration } from "effect"

/** The maximum size of an uploaded file, in bytes. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024
/** The maximum number of rows. */
export const MAX_ROWS = 1_000_000
/** The maximum number of rows in a sheet, including empty rows, which is the file format's own limit. */
export const MAX_SHEET_ROWS = 1_048_576
/** The maximum number of columns, and of characters in a column's name. */
export const MAX_COLUMNS = 1_000
export const MAX_COLUMN_NAME_LENGTH = 200
/** The maximum number of characters in a file whose rows are stored completely. */
export const MAX_SHEET_CHARACTERS = 4_000_000
/** The maximum number of strings shared by a workbook's cells, and of characters in all of them. */
export const MAX_SHARED_STRINGS = 2_000_000
export const MAX_SHARED_CHARACTERS = 64_000_000

/** The maximum time, and memory in megabytes, for reading one file. */
export const MAX_READING_TIME = Duration.seconds(60)
export const MAX_READING_MEMORY_MB = 512
/** The maximum number of files read at once: in total, and per sender. */
export const MAX_READERS = 4
export const MAX_READERS_PER_SENDER = 2

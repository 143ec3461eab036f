/** The most bytes that an uploaded file may have. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024
/** The most rows. */
export const MAX_ROWS = 1_000_000

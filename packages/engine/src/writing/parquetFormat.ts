/**
 * The number of rows in a Parquet row group, small enough that reading a few ZIP Codes touches only a small part of a
 * file.
 */
const ROW_GROUP = 61_440

/** The format of all Parquet files in a universe. */
export const PARQUET_FORMAT = `FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 1, ROW_GROUP_SIZE ${ROW_GROUP}`

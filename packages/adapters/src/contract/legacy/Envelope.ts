import { Schema } from "effect"

/**
 * What every call of the original contract answers with. `DataSource` is null when `ResultFlag` is false; then
 * `ResultMessage` says why, for a person. When it is true, it says what else the person should know; '' mostly. spec:
 * order-builder §7
 */
export const Envelope = <S extends Schema.Top>(data: S) =>
  Schema.Struct({
    d: Schema.Struct({
      ResultFlag: Schema.Boolean,
      ResultMessage: Schema.String,
      DataSource: Schema.NullOr(data),
    }),
  })

export const ok = <A>(data: A, message = "") => ({
  d: { ResultFlag: true, ResultMessage: message, DataSource: data },
})

export const refused = (message: string) => ({
  d: { ResultFlag: false, ResultMessage: message, DataSource: null },
})

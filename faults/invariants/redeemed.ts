import type { Invariant } from "../Invariant.ts"

export const neverMoreThanEarned: Invariant = {
  name: "nobody redeems more points than were earned and given",
  violations: ({ books }) =>
    books.points
      .filter(({ given, redeemed }) => redeemed > given)
      .map(({ email, given, redeemed }) => `${email} redeemed ${redeemed} of ${given} points`),
}

export const redemptionsAreThereOnce: Invariant = {
  name: "every redemption that a buyer was told of is there once, with its points in the ledger, and nothing else is",
  violations: ({ books, buyers, isFinal }) => {
    const byRequest = Map.groupBy(books.redemptions, ({ requestId }) => requestId)
    return [
      ...buyers.flatMap(({ redemptions }) =>
        redemptions.flatMap(({ answers, Items, requestId }) => {
          const kept = byRequest.get(requestId) ?? []
          const codes = new Set(answers)
          const points = Items.reduce((sum, item) => sum + item.PointForOne * item.DesiredQuantity, 0)
          return [
            ...(kept.length > 1 ? [`the redemption ${requestId} is there ${kept.length} times`] : []),
            ...(codes.size > 1 ? [`the redemption ${requestId} was told as ${[...codes].join(", ")}`] : []),
            ...[...codes]
              .filter((code) => code !== kept[0]?.code)
              .map((code) => `the redemption ${code} was told of and does not exist`),
            ...(kept[0] !== undefined && kept[0].points !== points
              ? [`${kept[0].code} took ${kept[0].points} points instead of ${points}`]
              : []),
          ]
        }),
      ),
      ...books.redemptions
        .filter(({ entries, points, taken }) => entries !== 1 || taken !== points)
        .map(
          ({ code, entries, points, taken }) =>
            `${code} of ${points} points has ${entries} entries of ${taken} in the ledger`,
        ),
      ...(books.strayRedemptions === 0
        ? []
        : [`${books.strayRedemptions} entries of the ledger are of no redemption`]),
      ...(isFinal
        ? books.redemptions
            .filter(({ isMailed }) => !isMailed)
            .map(({ code }) => `the redemption ${code} was never mailed`)
        : []),
    ]
  },
}

export const bonusesAreGivenOnce: Invariant = {
  name: "every bonus that the operator was told of is given once",
  violations: ({ books, buyers }) => {
    const given = Map.groupBy(books.bonuses, ({ key }) => key)
    return buyers.flatMap(({ bonuses }) =>
      [...bonuses].flatMap(([key, points]) => {
        const entries = given.get(key) ?? []
        return entries.length === 1 && entries[0]?.points === points
          ? []
          : [`the bonus ${key} is there ${entries.length} times`]
      }),
    )
  },
}

import type fc from "fast-check"
import { deepEqual } from "node:assert/strict"
import { decideRedeem } from "../../src/rewards/decideRedeem.ts"
import {
  addToCart,
  changeGiftQuantity,
  emptyRewardCart,
  removeFromCart,
} from "../../src/rewards/RewardCart.ts"
import { compare, cost, type CartPaper, type Shop } from "./CartPaper.ts"

type Command = fc.Command<CartPaper, Shop>

const contact = {
  firstName: "Jane",
  lastName: "Roe",
  company: "Roe & Co",
  addressLine: "1 Main St",
  city: "Chicago",
  state: "IL",
  zip: "60614",
  phone: "312 555 0100",
}

export class Add implements Command {
  readonly id: number
  constructor(id: number) {
    this.id = id
  }
  check = (): boolean => true
  run(paper: CartPaper, shop: Shop): void {
    const added = shop.gifts.find(({ id }) => id === this.id)
    if (added !== undefined) shop.cart = addToCart(shop.cart, added)
    const quantity = (paper.cart.get(this.id)?.quantity ?? 0) + 1
    paper.cart.set(this.id, { quantity, each: paper.prices.get(this.id) ?? 0 })
    compare(paper, shop)
  }
  toString = (): string => `add gift ${this.id}`
}

export class Change implements Command {
  readonly id: number
  readonly typed: string
  constructor(id: number, typed: string) {
    this.id = id
    this.typed = typed
  }
  check = (): boolean => true
  run(paper: CartPaper, shop: Shop): void {
    shop.cart = changeGiftQuantity(shop.cart, this.id, this.typed)
    const line = paper.cart.get(this.id)
    const quantity = Number(this.typed)
    if (quantity === 0) paper.cart.delete(this.id)
    else if (line !== undefined && quantity > 0) line.quantity = quantity
    compare(paper, shop)
  }
  toString = (): string => `type '${this.typed}' for gift ${this.id}`
}

export class Remove implements Command {
  readonly id: number
  constructor(id: number) {
    this.id = id
  }
  check = (): boolean => true
  run(paper: CartPaper, shop: Shop): void {
    shop.cart = removeFromCart(shop.cart, this.id)
    paper.cart.delete(this.id)
    compare(paper, shop)
  }
  toString = (): string => `remove gift ${this.id}`
}

export class Redeem implements Command {
  check = (): boolean => true
  run(paper: CartPaper, shop: Shop): void {
    const decision = decideRedeem(
      { availablePoints: shop.points, gifts: shop.gifts, standing: null },
      { contact, lines: shop.cart },
    )
    if (decision._tag === "accepted") {
      shop.points -= decision.points
      shop.orders += 1
      shop.last = { standing: { orderCode: `R-${shop.orders}`, lines: shop.cart }, cart: shop.cart }
      shop.cart = emptyRewardCart
    }
    const isAtPrices = [...paper.cart].every(([id, { each }]) => each === paper.prices.get(id))
    if (paper.cart.size > 0 && isAtPrices && cost(paper) <= paper.points) {
      paper.points -= cost(paper)
      paper.orders += 1
      paper.cart.clear()
    }
    compare(paper, shop)
  }
  toString = (): string => "redeem"
}

export class SendAgain implements Command {
  check = ({ orders }: Readonly<CartPaper>): boolean => orders > 0
  run(paper: CartPaper, shop: Shop): void {
    if (shop.last === null) throw new Error("an order was redeemed")
    const { standing, cart } = shop.last
    const decision = decideRedeem(
      { availablePoints: shop.points, gifts: shop.gifts, standing },
      { contact, lines: cart },
    )
    deepEqual(decision, { _tag: "same", orderCode: `R-${paper.orders}` })
    compare(paper, shop)
  }
  toString = (): string => "send the last request again"
}

export class EarnPoints implements Command {
  readonly points: number
  constructor(points: number) {
    this.points = points
  }
  check = (): boolean => true
  run(paper: CartPaper, shop: Shop): void {
    shop.points += this.points
    paper.points += this.points
    compare(paper, shop)
  }
  toString = (): string => `earn ${this.points} points`
}

export class ChangePrice implements Command {
  readonly id: number
  readonly points: number
  constructor(id: number, points: number) {
    this.id = id
    this.points = points
  }
  check = (): boolean => true
  run(paper: CartPaper, shop: Shop): void {
    shop.gifts = shop.gifts.map((each) => (each.id === this.id ? { ...each, points: this.points } : each))
    paper.prices.set(this.id, this.points)
    compare(paper, shop)
  }
  toString = (): string => `gift ${this.id} now costs ${this.points}`
}

// Counts of equal things by their names.

export type Bag = Record<string, number>

/** How many things a bag holds. */
export function total(bag: Bag): number {
  return Object.values(bag).reduce((sum, count) => sum + count, 0)
}

/** A bag thing by thing. */
export function cards(bag: Bag): string[] {
  return Object.entries(bag).flatMap(([name, count]) => Array<string>(count).fill(name))
}

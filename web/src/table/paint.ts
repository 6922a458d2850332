// A player's colours, as custom properties for whatever is drawn in them.

export function paint(seat: number): string {
  const n = (seat % 5) + 1
  return `--p:var(--player-${n});--pi:var(--player-${n}-ink);--ps:var(--player-${n}-soft)`
}

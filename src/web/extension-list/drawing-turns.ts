interface Wish {
  /** Less is sooner. */
  readonly distance: number
  /** True when there is more to draw. */
  readonly draw: () => boolean
}

const wishes = new Set<Wish>()
let frame: number | undefined

/** A little in every frame, what is nearest first, so that no frame has to wait for many rows. */
export function drawInTurn(wish: Wish): () => void {
  wishes.add(wish)
  frame ??= requestAnimationFrame(turn)
  return () => void wishes.delete(wish)
}

function turn(): void {
  let next: Wish | undefined
  for (const wish of wishes) if (!next || wish.distance < next.distance) next = wish
  if (next && !next.draw()) wishes.delete(next)
  frame = wishes.size > 0 ? requestAnimationFrame(turn) : undefined
}

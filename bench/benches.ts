/** A bench is `bench/<name>/run.ts`; these are the arguments of its short version, which is part of `npm run bench`. */
export interface Bench {
  readonly name: string
  readonly args: readonly string[]
  readonly maxSeconds: number
}

const bench = (name: string, maxSeconds: number, args: string): Bench => ({
  name,
  maxSeconds,
  args: args.split(' ').filter((word) => word !== ''),
})

/** Together they take about fourteen minutes on two quiet cores. */
export const benches: readonly Bench[] = [
  bench('pages', 90, '--rounds 3 --seconds 2'),
  bench('cart', 200, '--rounds 5 --seconds 1 --connections 64'),
  bench('processes', 180, '--rounds 3 --seconds 1'),
  bench('memory', 150, '--seconds 60'),
  bench('jobs', 90, '--rounds 1 --subjects own --jobs 5000 --seconds 5'),
  bench('growth', 110, '--sizes 1000,30000 --rounds 3 --calls 20'),
  bench('login', 90, '--rounds 5'),
  bench('search', 90, '--rounds 3 --seconds 2'),
  bench('interaction', 60, ''),
  bench('extensions', 90, '--rounds 1'),
  bench('prices', 130, '--seconds 10'),
]

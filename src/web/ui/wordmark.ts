import { wordmarkLetters } from './letter-outlines.ts'

/**
 * The wordmark on a 40 unit grid with its baseline at y = 0. The letter t is a plant cutting with leaves as crossbar.
 */
export const wordmark = {
  ...wordmarkLetters,
  /** Position of the t between the letters. */
  cuttingX: 24.8,
  stem: 'M3.6-19v9.8Q3.6-3.7 9-3.7h1.6',
  stemWidth: 7.2,
  leftLeaf: 'M2.9-16.4h-5.5a10.4 10.4 0 0 1-10.4-10.4v-2.6h5.5a10.4 10.4 0 0 1 10.4 10.4z',
  rightLeaf: 'M4.3-16.4h5.5a10.4 10.4 0 0 0 10.4-10.4v-2.6h-5.5a10.4 10.4 0 0 0-10.4 10.4z',
} as const

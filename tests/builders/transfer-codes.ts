import { createTransferCodes } from '#features/carts/transfer-codes.ts'

export const sampleSecret = 'a-secret-of-the-tests-that-is-long-enough'
export const sampleCodes = createTransferCodes([sampleSecret])

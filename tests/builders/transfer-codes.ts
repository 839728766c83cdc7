import { createTransferCodes } from '#features/deliveries/transfer-code-cipher.ts'

export const sampleSecret = 'a-secret-of-the-tests-that-is-long-enough'
export const sampleCodes = createTransferCodes([sampleSecret])

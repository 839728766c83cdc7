import { createTransferCodes } from '#adapters/transfer-codes.ts'

export const sampleCodes = createTransferCodes(['a secret of the tests, long enough'])

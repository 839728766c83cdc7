import { createMollieProvider } from '#platform/clients/mollie/mollie-provider.ts'
import { createDemoBank, type DemoBank, type DemoBankOptions } from '#apps/demo/bank/bank.ts'
import { createMemoryBook } from './memory-book.ts'
import type { PaymentProvider } from '#platform/clients/payment-provider.ts'
import { listening } from './vies-server.ts'

/** The demo's bank on its own port, with the shop's client for it. */
export interface OpenBank extends AsyncDisposable {
  readonly bank: DemoBank
  readonly url: string
  readonly provider: PaymentProvider
}

export const bankKey = 'test_0123456789abcdef'

export async function openDemoBank(options: Partial<DemoBankOptions> = {}): Promise<OpenBank> {
  const bank = createDemoBank({ book: createMemoryBook(), origin: 'https://shop.example', pace: 0, ...options })
  const { port, close } = await listening(bank.listener)
  const url = `http://127.0.0.1:${port}`
  return {
    bank,
    url,
    provider: createMollieProvider({ apiKey: bankKey, url }),
    async [Symbol.asyncDispose]() {
      bank.stop()
      await close()
    },
  }
}

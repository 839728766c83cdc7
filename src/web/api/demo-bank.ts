import type { BankDecision, BankFaults, BankPaymentResponse, BankPaymentList } from '#features/demo/schema/demo-bank.ts'
import { type Answer, post, read } from './account-calls.ts'

const address = '/demo/bank/payments'

export function fetchBankPayments(): Promise<Answer<BankPaymentList>> {
  return read(address)
}

export function fetchBankPayment(id: string): Promise<Answer<BankPaymentResponse>> {
  return read(`${address}/${encodeURIComponent(id)}`)
}

export function decideBankPayment(id: string, decision: BankDecision): Promise<Answer<BankPaymentResponse>> {
  return post(`${address}/${encodeURIComponent(id)}/outcome`, decision)
}

const faults = '/demo/bank/faults'

export function fetchBankFaults(): Promise<Answer<BankFaults>> {
  return read(faults)
}

export function setBankFaults(settings: BankFaults): Promise<Answer<BankFaults>> {
  return post(faults, settings)
}

import type { DomainParameters, MovingParameters } from '#core/cart/cart.ts'
import { deliveryKindOf, type Hold } from '#core/orders/delivery.ts'
import { dnssecKeyOf } from '#core/names/name-servers.ts'
import type { HolderEvidence, Verification } from '#core/orders/holder-verification.ts'
import { eurosOf } from '#core/money/money.ts'
import type { Buyer, OrderLine, OrderSnapshot } from '#core/orders/order.ts'
import type { LineToDeliver, Mandate, OrderMessage, WaitingLine } from '#platform/clients/provisioning.ts'
import type { PaidOrder } from '#features/orders/repository.ts'

/** A line with its hold, which is null if the line is handed over now. */
export interface SortedLine {
  readonly line: OrderLine
  readonly hold: Hold | null
  /** Set for a name that is handed over. */
  readonly verification?: Verification & { readonly neededBy: Date | null }
}

type MessageOrder = Pick<PaidOrder, 'number' | 'snapshot'> & { readonly evidence?: HolderEvidence | null }

/** The message about an order for the provisioning side. */
export function orderMessageOf(
  { number, snapshot, evidence }: MessageOrder,
  sorted: readonly SortedLine[],
  mandate: Mandate | null,
): OrderMessage {
  const { lines, buyer, language } = snapshot
  return {
    orderNumber: number,
    customer: { id: buyer.customerId, language, ...contactOf(buyer) },
    lines: sorted.flatMap((line) => (line.hold === null ? [toDeliver(line, snapshot)] : [])),
    waiting: sorted.flatMap(({ line, hold }) => (hold === null ? [] : [waitingFor(hold, line, lines)])),
    ...(evidence && { evidence }),
    mandate,
  }
}

/** Copies field by field, so that a new field of customers is sent only on purpose. */
function contactOf(buyer: Omit<Buyer, 'customerId' | 'vatState'>): Omit<Buyer, 'customerId' | 'vatState'> {
  return {
    email: buyer.email,
    customerType: buyer.customerType,
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    companyName: buyer.companyName,
    chamberOfCommerceNumber: buyer.chamberOfCommerceNumber,
    vatNumber: buyer.vatNumber,
    street: buyer.street,
    houseNumber: buyer.houseNumber,
    postalCode: buyer.postalCode,
    city: buyer.city,
    country: buyer.country,
    phone: buyer.phone,
  }
}

/** The holder, name servers and proofs of a name. */
function registrationOf({ line, verification }: SortedLine, snapshot: OrderSnapshot): Partial<LineToDeliver> {
  if (line.type !== 'domain') return {}
  const parameters: Partial<DomainParameters & MovingParameters> = line.parameters
  const { holderId, nameServers, dnssecKeys, dnssec } = parameters
  const holder = holderId === undefined ? undefined : snapshot.holders?.[holderId]
  const neededBy = verification?.neededBy?.toISOString() ?? null
  return {
    ...(holderId !== undefined && {
      holder: holder ? { ...contactOf(holder), legalForm: holder.legalForm, citizenship: holder.citizenship } : null,
    }),
    ...(nameServers && { nameServers }),
    ...(dnssecKeys && { dnssecKeys: dnssecKeys.flatMap((key) => dnssecKeyOf(key) ?? []) }),
    ...(dnssec === false && { dnssec }),
    ...(verification && { verification: { ...verification, neededBy } }),
  }
}

function toDeliver(sorted: SortedLine, snapshot: OrderSnapshot): LineToDeliver {
  const { line } = sorted
  const { itemId, parentId, productSlug, name, priceFrequency, renewal, net } = line
  const parameters: Partial<DomainParameters & MovingParameters> = line.parameters
  const hasPackage = snapshot.lines.some(({ parentId: parent, type }) => parent === itemId && type === 'hosting')
  const {
    years,
    forwardTo,
    premium,
    transferCode = null,
    sealedTransferCode,
    currentProvider = null,
    wishes = null,
  } = parameters
  return {
    itemId,
    parentId,
    kind: deliveryKindOf(line, snapshot.lines),
    productSlug,
    name,
    term: priceFrequency,
    ...(years !== undefined && { years }),
    ...(forwardTo !== undefined && !hasPackage && { forwardTo }),
    ...(premium && { premium: { maxCost: eurosOf(net) } }),
    renewalPrice: renewal === null ? null : eurosOf(renewal),
    transferCode,
    ...(sealedTransferCode !== undefined && { sealedTransferCode }),
    ...registrationOf(sorted, snapshot),
    moving: line.type === 'movingService' ? { currentProvider, wishes } : null,
  }
}

function waitingFor({ reason, until }: Hold, line: OrderLine, lines: readonly OrderLine[]): WaitingLine {
  const { itemId, name } = line
  const heldUntil = until?.toISOString() ?? null
  return { itemId, kind: deliveryKindOf(line, lines), name, heldFor: reason, heldUntil }
}

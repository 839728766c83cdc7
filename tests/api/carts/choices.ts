/** Choices as a browser sends them. */
export function domainChoice(id: string, sld = 'voorbeeld', tld = 'nl', rest: object = {}) {
  return {
    id,
    parentId: null as string | null,
    type: 'domain',
    parameters: { sld, tld },
    productSlug: `domain-${tld}`,
    priceType: 'purchase',
    priceFrequency: 'yearly' as string | null,
    ...rest,
  }
}

export function hostingChoice(id: string, parentId: string | null, domain = 'voorbeeld.nl', rest: object = {}) {
  return {
    id,
    parentId,
    type: 'hosting',
    parameters: { domain },
    productSlug: 'webhosting-stek',
    priceType: 'purchase',
    priceFrequency: 'yearly' as string | null,
    ...rest,
  }
}

export function extraChoice(id: string, parentId: string | null, domain = 'voorbeeld.nl', rest: object = {}) {
  return hostingChoice(id, parentId, domain, { productSlug: 'extra-backup', ...rest })
}

export function movingChoice(id: string, parentId: string | null, domain = 'voorbeeld.nl', rest: object = {}) {
  return {
    id,
    parentId,
    type: 'movingService',
    parameters: { domain },
    productSlug: 'moving-service',
    priceType: 'purchase',
    priceFrequency: null as string | null,
    ...rest,
  }
}

import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Failure } from '#domain/basics/result.ts'
import type { ParseFault } from '#domain/names/parsed-name.ts'
import { loadExtensions } from '#web/order/extension-table.ts'
import { HostField } from '#web/order/hosting/host-field.tsx'
import { sectionIdOf } from '#web/order/hosting/name-section.tsx'
import { typedHostOf } from '#web/order/hosting/typed-host.ts'
import { addressOf, navigate } from '#web/order/order-address.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLink } from '#web/order/order-link.tsx'

/** Hosting for a name that stays where it is: it gets its packages, and nothing is in the cart yet. */
export function ElsewhereForm({ initial }: { readonly initial: string }) {
  const t = useTranslations('orderHosting')
  const { pages, extensions } = useOrder()
  const field = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<Failure<ParseFault>>()

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const table = await loadExtensions(extensions.address).catch(() => catalogueWith())
    const name = typedHostOf(field.current?.value ?? '', table)
    setFault(name.ok ? undefined : name)
    if (!name.ok) return field.current?.focus()
    navigate(addressOf(pages.orderHosting.path, { domain: name.value }))
    requestAnimationFrame(() => document.getElementById(sectionIdOf(name.value))?.focus())
  }

  return (
    <form className="wish" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <h2>{t('elsewhereHeading')}</h2>
      <HostField ref={field} initial={initial} fault={fault} />
      <p className="act">
        <button className="btn btn-s">{t('elsewhereShow')}</button>
        <OrderLink to="orderDomains" className="btn btn-t">
          {t('wishNew')}
        </OrderLink>
      </p>
    </form>
  )
}

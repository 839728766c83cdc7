import { useTranslations } from 'use-intl'
import { useOrder } from '#web/order/order-context.ts'

interface Props {
  readonly text: 'waiting.long' | 'unfinished.help' | 'returned.help'
  readonly orderNumber: string
}

/** Link to support, with the order number to quote. */
export function HelpLine({ text, orderNumber }: Props) {
  const t = useTranslations('complete')
  const { paths } = useOrder()
  return (
    <p className="small muted helpline">
      {t.rich(text, {
        number: orderNumber,
        help: (words) => (
          <a className="link" href={paths.helpdesk}>
            {words}
          </a>
        ),
      })}
    </p>
  )
}

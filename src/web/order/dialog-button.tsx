import receiptTexts from 'virtual:message-files/receipt'
import shareTexts from 'virtual:message-files/share'
import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSiteLocale } from './order-context.ts'
import { type OrderSession, useOrderSession } from './order-session.ts'

/** Props of the dialogs beside the cart, which receive their own messages. */
export interface CartDialogProps {
  readonly messages: object
  readonly onClose: () => void
}

interface LoadedDialog {
  readonly Dialog: ComponentType<CartDialogProps>
  readonly messages: object
}

/** Three-year costs and cart sharing; each dialog is loaded on first use. */
const dialogs = {
  threeYears: {
    dialog: async ({ downloads }: OrderSession) => {
      const [{ ThreeYearReceipt }] = await Promise.all([
        import('#web/order/hosting/hosting-page.tsx'),
        downloads.loadPrices(),
      ])
      return ThreeYearReceipt
    },
    texts: receiptTexts,
  },
  share: {
    dialog: async () => (await import('#web/shared-cart/share-dialog.tsx')).ShareDialog,
    texts: shareTexts,
  },
}

export function DialogButton({ name }: { readonly name: keyof typeof dialogs }) {
  const t = useTranslations('cart')
  const order = useTranslations('order')
  const locale = useSiteLocale()
  const session = useOrderSession()
  const [opened, setOpened] = useState<LoadedDialog>()
  const [hasFailed, setFailed] = useState(false)

  async function open(): Promise<void> {
    const { dialog, texts } = dialogs[name]
    const [Dialog, messages] = await Promise.all([dialog(session), texts[locale]()])
    setFailed(false)
    setOpened({ Dialog, messages: messages.default })
  }

  return (
    <>
      <p className="renew">
        <button
          type="button"
          className="button button-text"
          aria-haspopup="dialog"
          onClick={() => void open().catch(() => setFailed(true))}
        >
          {t(name)}
        </button>
      </p>
      {hasFailed && (
        <p className="note error" role="alert">
          {order('pageFailed')}
        </p>
      )}
      {opened && <opened.Dialog messages={opened.messages} onClose={() => setOpened(undefined)} />}
    </>
  )
}

import { useTranslations } from 'use-intl'
import { CopyableText, type CopyableTextProps } from '#web/shared-cart/copyable-text.tsx'

export function CopyField(props: Omit<CopyableTextProps, 'words'>) {
  const t = useTranslations('partners.link')
  return <CopyableText {...props} words={{ copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') }} />
}

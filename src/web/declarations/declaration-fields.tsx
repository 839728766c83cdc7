import { useTranslations } from 'use-intl'
import { maxDeclarationLengths } from '#domain/orders/declaration.ts'
import type { DeclarationState } from '#web/declarations/use-declaration.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface Props {
  readonly bind: DeclarationState['bind']
  readonly contractLabel: string
}

/** The law allows to ask for no more than these. */
export function DeclarationFields({ bind, contractLabel }: Props) {
  const t = useTranslations('declarations')
  return (
    <>
      <TextField {...bind('name')} label={t('name')} autoComplete="name" maxLength={maxDeclarationLengths.name} />
      <TextField
        {...bind('contract')}
        label={contractLabel}
        help={t('contractHelp')}
        maxLength={maxDeclarationLengths.contract}
        spellCheck={false}
      />
      <EmailField {...bind('email')} label={t('email')} help={t('emailHelp')} />
    </>
  )
}

import { useTranslations } from 'use-intl'
import { type DeclarationForm, maxDeclarationLengths } from '#core/orders/declaration.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

type Bound = Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> & { readonly onBlur: () => void }

interface Props {
  readonly bind: (name: keyof DeclarationForm) => Bound
  readonly contractLabel: string
}

/** The law allows no further required fields. */
export function DeclarationFields({ bind, contractLabel }: Props) {
  const t = useTranslations('declarations')
  return (
    <>
      <TextField
        {...bind('name')}
        label={t('name')}
        autoComplete="name"
        maxLength={maxDeclarationLengths.name}
        required
      />
      <TextField
        {...bind('contract')}
        label={contractLabel}
        help={t('contractHelp')}
        maxLength={maxDeclarationLengths.contract}
        spellCheck={false}
        required
      />
      <EmailField {...bind('email')} label={t('email')} help={t('emailHelp')} required />
    </>
  )
}

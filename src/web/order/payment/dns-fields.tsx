import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DomainParameters } from '#core/cart/cart.ts'
import { type DnsFault, dnsChoiceOf, maxNameServers, minNameServers } from '#core/names/name-servers.ts'
import { ChoiceSwitch } from '#web/ui/choice-switch.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'

/** Describes the DNS of a name in words. */
export function serversOf(
  { nameServers, dnssec }: DomainParameters,
  t: (key: 'ours' | 'oursUnsigned') => string,
): string {
  return nameServers?.join(', ') ?? t(dnssec === false ? 'oursUnsigned' : 'ours')
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

type Dns = ReturnType<typeof useDns>

export function useDns({ nameServers, dnssecKeys, dnssec }: Partial<DomainParameters> = {}) {
  const [isOwn, setOwn] = useState(nameServers !== undefined)
  const [isSigned, setSigned] = useState(dnssec !== false)
  const [servers, setServers] = useState(nameServers?.join('\n') ?? '')
  const [keys, setKeys] = useState(dnssecKeys?.join('\n') ?? '')
  const typed = isOwn
    ? { nameServers: linesOf(servers), dnssecKeys: linesOf(keys), dnssec: true }
    : { nameServers: [], dnssecKeys: [], dnssec: isSigned }
  function faultsOf(name: string): readonly DnsFault[] {
    if (isOwn && typed.nameServers.length === 0) return [{ path: 'nameServers', code: 'too_few_name_servers' }]
    const checked = dnsChoiceOf(name, typed)
    return checked.ok ? [] : checked.faults
  }
  return { isOwn, setOwn, isSigned, setSigned, servers, setServers, keys, setKeys, typed, faultsOf }
}

/** DNS choice: our name servers, with or without DNSSEC, or custom name servers with their keys. */
export function DnsFields({ dns, faults }: { readonly dns: Dns; readonly faults: readonly DnsFault[] }) {
  const t = useTranslations('nameSettings.dns')
  const textOf = (path: DnsFault['path']) => {
    const fault = faults.find((each) => each.path === path)
    const limits = { min: String(minNameServers), max: String(maxNameServers) }
    return fault && t(`faults.${fault.code}`, { text: fault.text ?? '', ...limits })
  }
  return (
    <fieldset>
      <legend>{t('title')}</legend>
      <ChoiceSwitch
        label={t('title')}
        choices={[
          { value: 'ours', label: t('ours') },
          { value: 'own', label: t('own') },
        ]}
        value={dns.isOwn ? 'own' : 'ours'}
        onChange={(value) => dns.setOwn(value === 'own')}
      />
      {dns.isOwn ? (
        <>
          <TextAreaField
            name="nameServers"
            label={t('servers')}
            help={t('serversHelp', { min: String(minNameServers) })}
            error={textOf('nameServers')}
            rows={3}
            maxLength={2100}
            spellCheck={false}
            value={dns.servers}
            onChange={dns.setServers}
          />
          <TextAreaField
            name="dnssecKeys"
            label={t('keys')}
            optional
            help={t('keysHelp')}
            error={textOf('dnssecKeys')}
            rows={2}
            maxLength={4900}
            spellCheck={false}
            value={dns.keys}
            onChange={dns.setKeys}
          />
        </>
      ) : (
        <TickBox name="dnssec" isTicked={dns.isSigned} onChange={dns.setSigned}>
          {t('signed')}
        </TickBox>
      )}
    </fieldset>
  )
}

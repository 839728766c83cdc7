import messages from 'virtual:messages/partners/nl'
import { hydrateAtOnce } from '#web/islands/react-runtime.ts'
import { PartnerPart, type PartnerPartProps } from '#web/partners/partner-part.tsx'
import type { IslandModule } from '#web/shell/islands.ts'
import { Texts } from '#web/texts.tsx'

export const mount: IslandModule['mount'] = (element) => {
  const props = JSON.parse(element.dataset['props'] ?? '{}') as PartnerPartProps
  hydrateAtOnce(
    element,
    <Texts locale="nl" messages={messages}>
      <PartnerPart {...props} />
    </Texts>,
  )
}

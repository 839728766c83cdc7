import { Island } from '#web/islands/island.tsx'
import { PartnerPart, type PartnerPartProps } from '#web/partners/partner-part.tsx'
import { Texts } from '#web/texts.tsx'

interface Props {
  readonly messages: unknown
  readonly props: PartnerPartProps
}

/** A part of the partner programme, as it is before anybody touched it. The programme speaks Dutch only. */
export function PartnersIsland({ messages, props }: Props) {
  return (
    <Island name="partners" props={{ ...props }} {...(props.part !== 'earnings' && { when: 'idle' })}>
      <Texts locale="nl" messages={messages}>
        <PartnerPart {...props} />
      </Texts>
    </Island>
  )
}

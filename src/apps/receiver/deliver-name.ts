import type { LocalizedText } from '#core/locale/locale.ts'
import { transferFamilyOf, type TransferNews, transferStepOf } from '#core/names/transfers.ts'
import { type Placed, type Registrar, RegistrarProblem, type Standing } from '#platform/clients/registrar.ts'
import type { ReceivedDns, ReceiverStore, TakenLine, Verdict } from './receiver-store.ts'

export interface Delays {
  /** Delay before an order with an unknown outcome may be sent again, if it cannot be found. */
  readonly repeatMs: number
  readonly minPollMs: number
  /** The longest pauses between polls: registrations take minutes, transfers take days. */
  readonly maxPollMs: Readonly<Record<'register' | 'move', number>>
  /** Delay before the next attempt when a person has to act first. */
  readonly parkedMs: number
  /** Delay before the next attempt for a name that is locked at its current provider. */
  readonly lockedMs: number
}

export interface NameDelivery {
  readonly registrar: Registrar
  readonly store: Pick<ReceiverStore, 'markSent'>
  /** Name servers of the provider; empty: those of the registrar. */
  readonly nameServers: readonly string[]
  readonly delays: Delays
}

/** Registries that sell one year at a time: longer orders are refused before the registrar is asked. */
const oneYearOnly = /\.(nl|de|be|at|ch)$/

/** Number of attempts after which a person has to check the order. */
const maxAttempts = 5

const done: Verdict = { state: 'done', dueInMs: null, report: { state: 'done', note: null } }

type NoteName = keyof typeof notes

/** Notes to the buyer. */
const notes = {
  taken: {
    nl: 'Iemand anders heeft deze naam net geregistreerd.',
    de: 'Diese Domain hat gerade jemand anderes registriert.',
    en: 'Somebody else has just registered this name.',
  },
  codeNeeded: {
    nl: 'We hebben de verhuiscode van deze naam nog nodig.',
    de: 'Wir benötigen noch den Auth-Code dieser Domain.',
    en: 'We still need the transfer code of this name.',
  },
  code: {
    nl: 'De verhuiscode klopt niet of is verlopen. Vraag een nieuwe aan bij je huidige provider.',
    de: 'Der Auth-Code stimmt nicht oder ist abgelaufen. Fordern Sie bei Ihrem bisherigen Anbieter einen neuen an.',
    en: 'The transfer code is wrong or has expired. Ask your current provider for a new one.',
  },
  locked: {
    nl: 'De naam staat op slot bij je huidige provider. Laat het slot daar uitzetten.',
    de: 'Die Domain ist bei Ihrem bisherigen Anbieter gesperrt. Lassen Sie die Sperre dort aufheben.',
    en: 'The name is locked at your current provider. Have the lock removed there.',
  },
  free: {
    nl: 'Deze naam heeft niemand: verhuizen kan niet, registreren wel.',
    de: 'Diese Domain gehört niemandem: Sie lässt sich nicht umziehen, aber registrieren.',
    en: 'Nobody has this name: it cannot be moved, but it can be registered.',
  },
  moving: {
    nl: 'Aangevraagd bij je huidige provider.',
    de: 'Bei Ihrem bisherigen Anbieter angefragt.',
    en: 'Requested from your current provider.',
  },
  holder: {
    nl: 'De houder krijgt een mail om de verhuizing te bevestigen.',
    de: 'Der Inhaber erhält eine E-Mail, um den Umzug zu bestätigen.',
    en: 'The holder gets a mail to confirm the transfer.',
  },
  refused: {
    nl: 'Het register neemt de aanvraag zo niet aan. We kijken ernaar en mailen je.',
    de: 'Die Registrierungsstelle nimmt den Auftrag so nicht an. Wir kümmern uns und schreiben Ihnen.',
    en: 'The register does not accept the request as it is. We are looking into it and will mail you.',
  },
} satisfies Readonly<Record<string, LocalizedText>>

const noNameServers: ReceivedDns = {}

function isAboutServers(error: unknown): boolean {
  return error instanceof RegistrarProblem && /^(ns|name_?servers?|key_?data|dnssec_?keys)\b/i.test(error.field ?? '')
}

/**
 * One step towards a registered name. An order is recorded before it is sent, and searched for before it is sent again,
 * so that nothing is bought twice wherever the process ends in between.
 */
export async function deliverName(line: TakenLine, parts: NameDelivery, signal: AbortSignal): Promise<Verdict> {
  const { registrar, delays } = parts
  const isMove = line.kind === 'move'
  try {
    return await (line.sentAt === null ? begin() : follow(line.sentAt))
  } catch (error) {
    if (!(error instanceof RegistrarProblem)) throw error
    return verdictOn(error)
  }

  async function begin(): Promise<Verdict> {
    if (line.years > 1 && oneYearOnly.test(line.name)) return failed('refused', `period: ${line.years} years`)
    if (isMove && line.transferCode === null) return { ...busy('codeNeeded', 'no_code'), dueInMs: null }
    return sendOrder(line.handle ?? (await registrar.saveContact(line.holder, signal)))
  }

  async function sendOrder(handle: string): Promise<Verdict> {
    const mark = await parts.store.markSent(line, handle)
    if (mark === 'taken') return failed('taken', 'another order has this name')
    if (mark !== 'marked') return { state: 'open', dueInMs: delays.repeatMs }
    try {
      return verdictOnPlaced(await place(handle))
    } catch (error) {
      if (!(error instanceof RegistrarProblem && error.reason === 'exists')) throw error
      const standing = await registrar.find(line.name, new Date(), signal)
      return standing.state === 'absent' ? failed('taken', error.message) : verdictOnStanding(standing, handle)
    }
  }

  /** If the register refuses the chosen name servers, the name gets ours, and finally those of the registrar. */
  async function place(handle: string): Promise<Placed> {
    const { name, years, transferCode, maxPremium, dns } = line
    const order = {
      name,
      years,
      handle,
      ...(transferCode !== null && { transferCode }),
      ...(maxPremium !== null && { maxPremium: { currency: 'EUR', amount: maxPremium } }),
    }
    const own = parts.nameServers.length > 0 ? [{ nameServers: parts.nameServers }] : []
    const ways = [...(dns?.nameServers ? [dns] : own), ...(dns?.nameServers ? own : []), noNameServers]
    return send(ways)

    async function send([first = noNameServers, ...others]: readonly ReceivedDns[]): Promise<Placed> {
      const request = { ...order, nameServers: [], ...(dns?.dnssec === false && { dnssec: false as const }), ...first }
      const placing = isMove ? registrar.transfer(request, signal) : registrar.create(request, signal)
      return placing.catch((error: unknown) => {
        if (others.length > 0 && isAboutServers(error)) return send(others)
        throw error
      })
    }
  }

  function verdictOnPlaced(placed: Placed): Verdict {
    if (placed.state === 'done') return done
    return { ...busy(isMove ? 'moving' : null, 'busy'), isAccepted: true, dueInMs: delays.minPollMs }
  }

  async function follow(sentAt: Date): Promise<Verdict> {
    const standing = await registrar.find(line.name, sentAt, signal)
    const isNowhere = standing.state === 'absent' || (isMove && standing.state === 'others')
    if (!isNowhere) return verdictOnStanding(standing, line.handle)
    if (line.isAccepted) return parked('the registrar took the order and does not know it any more')
    const waitMs = sentAt.getTime() + delays.repeatMs - Date.now()
    if (waitMs > 0) return { state: 'open', dueInMs: waitMs, ...(line.problem !== null && { problem: line.problem }) }
    if (line.attempts >= maxAttempts) return parked(`sent ${line.attempts} times without an answer`)
    return sendOrder(line.handle ?? (await registrar.saveContact(line.holder, signal)))
  }

  function verdictOnStanding(standing: Standing, handle: string | null): Verdict {
    switch (standing.state) {
      case 'ours':
        if (standing.handle === handle) return done
        return isMove
          ? parked('the name is in our account, with another holder')
          : failed('taken', 'ours, with another holder')
      case 'pending':
        return {
          ...busy(
            isMove ? (standing.waitsFor === 'holder' ? 'holder' : 'moving') : null,
            standing.waitsFor ?? 'busy',
            standing.until,
          ),
          isAccepted: true,
          dueInMs: pollMs(),
        }
      case 'doubtful':
        return parked(standing.reason)
      case 'failed':
        return failed('refused', standing.reason)
      default:
        return failed('taken', 'somebody else has it')
    }
  }

  function verdictOn({ reason, message, field, retryAfterMs }: RegistrarProblem): Verdict {
    const problem = field === undefined ? message : `${field}: ${message}`
    // An earlier order without an answer is still searched for.
    const notTaken = line.sentAt === null ? { isRefused: true } : { wasNotTaken: true }
    switch (reason) {
      case 'later':
        return { ...busy(null), dueInMs: retryAfterMs ?? pollMs() * 4, wasNotTaken: true }
      case 'doubt':
        return { ...busy(null), dueInMs: pollMs() }
      case 'credit':
      case 'access':
        return { ...parked(problem), wasNotTaken: true }
      // Only the buyer can help: a new code is tried at once, and a removed lock is noticed at the next attempt.
      case 'code':
        return { ...busy('code', 'wrong_code'), dueInMs: null, ...notTaken }
      case 'locked':
        return isMove
          ? { ...busy('locked', 'locked'), dueInMs: delays.lockedMs, ...notTaken }
          : failed('refused', problem)
      case 'taken':
      case 'free':
        return failed(reason, problem)
      case 'missing':
        return failed(isMove ? 'free' : 'refused', problem)
      default:
        return failed('refused', problem)
    }
  }

  /** The pause between polls grows with the age of the order. */
  function pollMs(): number {
    const ageMs = line.sentAt === null ? 0 : Date.now() - line.sentAt.getTime()
    return Math.max(delays.minPollMs, Math.min(ageMs / 4, delays.maxPollMs[isMove ? 'move' : 'register']))
  }

  function busy(note: NoteName | null, news: TransferNews | null = null, until?: Date | null) {
    const report = {
      state: 'busy' as const,
      note: note && notes[note][line.language],
      ...stepOf(news),
      ...(until && { until }),
    }
    return { state: 'open', report } as const
  }

  function stepOf(news: TransferNews | null) {
    return isMove && news !== null ? { step: transferStepOf(news, transferFamilyOf(line.name)) } : {}
  }

  /** Retries from time to time, so that the delivery continues by itself when the problem is solved. */
  function parked(problem: string): Verdict {
    return { ...busy(null), dueInMs: delays.parkedMs, problem }
  }

  function failed(note: NoteName, problem: string): Verdict {
    const report = {
      state: 'failed' as const,
      note: notes[note][line.language],
      ...stepOf(note === 'free' ? 'free' : 'refused'),
    }
    return { state: 'failed', dueInMs: null, report, problem }
  }
}

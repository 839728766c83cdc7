import { useTranslations } from 'use-intl'
import type { ExtensionTerms } from '#domain/extension-rows.ts'
import type { Script } from '#domain/script.ts'

/** What a registry asks and allows, in sentences. On the moving page the move has a column of its own. */
export function useFacts(terms: ExtensionTerms, showsMove: boolean): readonly string[] {
  const t = useTranslations('extensionList')
  const { note, restrictions, years, scripts } = terms
  const facts: string[] = []
  if (note === null) for (const restriction of restrictions) facts.push(t(`restrictions.${restriction}`))
  else if (!showsMove || saysMoreThanTheMove(terms)) facts.push(note)
  if (note === null && years > 1) facts.push(t('minYears', { years: String(years) }))
  if (showsMove) return facts
  const others = scripts.filter((script) => script !== 'latin')
  if (others.length < scripts.length) facts.push(t(others.length > 0 ? 'accentsAndScripts' : 'accents'))
  else if (others.length > 0) facts.push(t('inScript', { script: namesOf(others, t) }))
  return facts
}

/** What a move takes. */
export function useMoveFacts({ move }: ExtensionTerms): string {
  const t = useTranslations('extensionList.move')
  return [
    t(move.needsCode ? 'code' : 'noCode'),
    t(move.addsYear ? 'addsYear' : 'keepsTerm'),
    ...(move.manual && move.needsCode ? [t('manual')] : []),
  ].join(' ')
}

/** A note without a condition behind it tells of the move, which is said beside it. */
function saysMoreThanTheMove({ restrictions, years, move }: ExtensionTerms): boolean {
  return restrictions.length > 0 || years > 1 || !move.needsCode || !move.addsYear
}

function namesOf(scripts: readonly Script[], t: ReturnType<typeof useTranslations<'extensionList'>>): string {
  return scripts.map((script) => t(`scripts.${script}`)).join(', ')
}

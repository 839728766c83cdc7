/** What stands in a text but is not language: addresses, names of hosts and files, placeholders, codes with digits. */
const notLanguage = [
  /h(?:tt|xx)ps?:\/\/\S+/g,
  /[\w.+…-]+@[\w.-]+/g,
  /(?<![\p{L}\d])[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)+(?:\/\S*)?/gu,
  /(?<![\p{L}\d])\.[\p{L}\d-]+(?:\.[\p{L}\d-]+)*/gu,
  /(?<!\S)\/[\p{L}\d/_#?=-]*/gu,
  /\{\w+\}/g,
  /[\p{L}-]*\d[\p{L}\d-]*/gu,
]

const word = /\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]*/gu
/** Initials stand for themselves. */
const initials = /^\p{Lu}+$/u

/** The words of a text as they are written, without quotes around or hyphens at their ends. */
export function wordsIn(text: string): readonly string[] {
  const language = notLanguage.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text.replaceAll('\u00ad', ''))
  return Array.from(language.matchAll(word), ([found]) => found.replaceAll(/[’'-]+$/g, '')).filter(
    (found) => found.length > 1 && !initials.test(found),
  )
}

/** What is left of an ICU message when its arguments, choices and tags are taken out. */
export function textOfMessage(message: string): string {
  return message
    .replaceAll(/\{\w+, (?:plural|select),/g, ' ')
    .replaceAll(/(?:=\d+|\b(?:one|other|[A-Z]{2}))\s*\{/g, ' ')
    .replaceAll(/\{\w+\}|<\/?\w+>|[{}#]/g, ' ')
}

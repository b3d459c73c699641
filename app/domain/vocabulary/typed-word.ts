/**
 * Cleans a typed or pasted word: NFC, no control characters, single spaces, tone marks instead of
 * numbers. " xue2  xi2 " becomes xué xí.
 */
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'

/** In UTF-16 units. The dictionary's longest have 19 (word), 85 (pinyin) and 578 (definition). */
export const longestWord = 50
export const longestPinyin = 300
export const longestDefinition = 1000

/** A short meaning: a popup shows it on two lines of a phone. */
export const longestGloss = 80

/** Puts a definition on one line; its spelling stays the author's. */
export function typedDefinition(text: string): string {
	return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** For a word or its traditional form. */
export function typedHanzi(text: string): string {
	return typedDefinition(text).normalize('NFC')
}

/** The measure words of a list such as "本、张" or "本;张", each once. */
export function typedMeasureWords(text: string): string[] {
	return [...new Set(typedHanzi(text).split(/[\s,，、;；]+/))].filter((word) => word !== '')
}

/** Turns tone numbers into marks. */
export function typedPinyin(text: string): string {
	return formatPinyin(typedHanzi(text))
}

/**
 * What somebody typed or pasted of a word, as it is kept: characters composed, no control
 * characters, nothing around it, pinyin with marks. " xue2  xi2 " is xué xí.
 */
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'

/** The longest of the dictionary have nineteen characters, 85 letters, and 578 of definition. */
export const longestWord = 50
export const longestPinyin = 300
export const longestDefinition = 1000

/** A definition: its spelling is its author's, but it has no line breaks. */
export function typedDefinition(text: string): string {
	return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** A word, its traditional form. */
export function typedHanzi(text: string): string {
	return typedDefinition(text).normalize('NFC')
}

/** Numbers of tones become marks. */
export function typedPinyin(text: string): string {
	return formatPinyin(typedHanzi(text))
}

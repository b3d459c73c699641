/**
 * Finds the base of a reduplicated, A-not-A or plural word, or of one with 儿: 高高兴兴 → 高兴, 条条 → 条,
 * 商量商量 → 商量, 慢慢儿 → 慢慢, 喜不喜欢 → 喜欢, 朋友们 → 朋友, 婶儿 → 婶.
 */
import { doublingOf } from '#app/domain/segmentation/doubling-forms.ts'

/** Undefined if the word has none of these forms. The base may not be a real word. */
export function baseWord(word: string): string | undefined {
	if (word.length > 1 && word.endsWith('们')) return word.slice(0, -1)
	return doublingOf(word)?.base ?? withoutErhua(word)
}

function withoutErhua(word: string): string | undefined {
	return word.length > 1 && word.endsWith('儿') ? word.slice(0, -1) : undefined
}

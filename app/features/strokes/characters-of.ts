import { isHanzi } from '#app/domain/hanzi.ts'

/** The characters to write in a word and its other form, each once: 谢谢 謝謝 has 谢 and 謝. */
export function charactersOf(forms: readonly string[]): string[] {
	return [...new Set(forms.join(''))].filter(isHanzi)
}

import { useTextDisplay } from './use-text-display.ts'

/** A word in the characters that the person reads: 頭髮 for 头发, if they read traditional ones. */
export function useOwnForm(entry: { word: string; traditional: string | null }): string {
	const { script } = useTextDisplay()
	return script === 'traditional' ? (entry.traditional ?? entry.word) : entry.word
}

/** The forms of a word, with those that the person reads first. `forms` begins with the simplified one. */
export function useOwnFormsFirst(forms: readonly string[]): string[] {
	const { script } = useTextDisplay()
	const [simplified, ...traditional] = forms
	return script === 'traditional' && simplified ? [...traditional, simplified] : [...forms]
}

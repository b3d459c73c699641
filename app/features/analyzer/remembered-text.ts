/** The text that a person is at work on, in this browser and over a reload. */
import { sampleText } from '#app/domain/analysis/sample.ts'

function keyOf(personId: string): string {
	return `hanlu.analyzer-text.${personId}`
}

/** Undefined where there is none; an empty one is one. */
export function rememberedText(personId: string): string | undefined {
	try {
		return localStorage.getItem(keyOf(personId)) ?? undefined
	} catch {
		// Storage is forbidden in this browser.
		return undefined
	}
}

export function rememberText(personId: string, text: string): void {
	try {
		// Whoever is back at the sample gets the sample of the day.
		if (text === sampleText) localStorage.removeItem(keyOf(personId))
		else localStorage.setItem(keyOf(personId), text)
	} catch {
		// Storage is full or forbidden: the text is still on the screen.
	}
}

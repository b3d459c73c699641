/** The text that a person is at work on, in this browser and over a reload. */
import { sampleText } from '#app/domain/analysis/sample.ts'
import { readStored, removeStored, writeStored } from '#app/ui/browser-storage.ts'

function keyOf(personId: string): string {
	return `hanlu.analyzer-text.${personId}`
}

/** Undefined where there is none; an empty one is one. */
export function rememberedText(personId: string): string | undefined {
	return readStored(keyOf(personId)) ?? undefined
}

/** Where there is no room for it, the text is still on the screen. */
export function rememberText(personId: string, text: string): void {
	// Whoever is back at the sample gets the sample of the day.
	if (text === sampleText) removeStored(keyOf(personId))
	else writeStored(keyOf(personId), text)
}

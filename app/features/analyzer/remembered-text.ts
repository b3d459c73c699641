/** The text that a person is at work on, in this browser and over a reload. */
import { sampleText } from '#app/domain/analyzer/sample.ts'
import { readStored, removeStored, writeStored } from '#app/ui/browser-storage.ts'

function keyOf(userId: string): string {
	return `hanlu.analyzer-text.${userId}`
}

/** Undefined where there is none; an empty one is one. */
export function rememberedText(userId: string): string | undefined {
	return readStored(keyOf(userId)) ?? undefined
}

/** Where there is no room for it, the text is still on the screen. */
export function rememberText(userId: string, text: string): void {
	// Whoever is back at the sample gets the sample of the day.
	if (text === sampleText) removeStored(keyOf(userId))
	else writeStored(keyOf(userId), text)
}

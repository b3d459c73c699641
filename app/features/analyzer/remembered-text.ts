/** Remembers the text a person is working on in this browser, across reloads. */
import { sampleText } from '#app/domain/analyzer/sample.ts'
import { readStored, removeStored, writeStored } from '#app/ui/browser-storage.ts'

function keyOf(userId: string): string {
	return `hanlu.analyzer-text.${userId}`
}

/** Undefined if none is stored; an empty text is stored as such. */
export function rememberedText(userId: string): string | undefined {
	return readStored(keyOf(userId)) ?? undefined
}

/** Stores the text. Failure is harmless: the text is still on the screen. */
export function rememberText(userId: string, text: string): void {
	// Don't store the sample, so that its text can change with a release.
	if (text === sampleText) removeStored(keyOf(userId))
	else writeStored(keyOf(userId), text)
}

/** A text by language tag: { zh: "李明是哪国人？", en: "What nationality is Li Ming?" }. */
export type LocalizedText = Record<string, string>

/** A language tag such as zh or en. It starts with a letter, so it can't be a name like __proto__. */
export const languageTag = /^\p{L}[\p{L}\p{N}_-]*$/u

/** The tag of a question's line that is heard and not shown: `sound: 买东西`. */
export const soundTag = 'sound'

/** A question's text, and the Chinese that its play button speaks. */
export function takeSound(question: LocalizedText): { sound?: string; text: LocalizedText } {
	const { [soundTag]: sound, ...text } = question
	return sound === undefined ? { text } : { sound, text }
}

/** The text of a word that stands in one language: { zh: "本" } is 本. */
export function onlyText(text: LocalizedText): string {
	return Object.values(text)[0] ?? ''
}
